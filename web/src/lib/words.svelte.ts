/** What the page says, in the person's language, from the Fluent files that the terminal uses too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { type Args, spelled } from './say';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** One file per language and subject, each loaded when it is needed. */
const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/{cli,kernel,server}.ftl'], {
  query: '?raw',
  import: 'default',
});
const KEPT_AS = 'menagerie.language';

/** The first wanted language that the page speaks, else English. */
export const firstSpoken = (wanted: readonly string[]): Language =>
  wanted.map(locale => locale.slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en';

export const isSpoken = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  /** The files in use: `web`, and the games that were asked for. */
  #subjects: readonly string[] = ['web'];
  #wanted: Language = 'en';

  /** Loads the page's own words, in the language that was chosen here or that the browser prefers. */
  async begin(): Promise<void> {
    const kept = localStorage.getItem(KEPT_AS);
    await this.#load(kept !== null && isSpoken(kept) ? kept : firstSpoken(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem(KEPT_AS, language);
    await this.#load(language);
  }

  /** Loads the words of a game too. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter(game => !this.#subjects.includes(game));
    if (fresh.length === 0) return;
    this.#subjects = [...this.#subjects, ...fresh];
    await this.#load(this.#wanted);
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key);

  /** The sentence of a key. One that is missing shows itself in braces. */
  say = (key: string, args: Args = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value;
    // With a list of errors, a missing argument shows itself instead of failing.
    return pattern ? this.#bundle.formatPattern(pattern, spelled(args), []) : `{${key}}`;
  };

  async #load(language: Language): Promise<void> {
    const subjects = this.#subjects;
    this.#wanted = language;
    const files = subjects.map(subject => FILES[`../../../locales/${language}/${subject}.ftl`]);
    const texts = await Promise.all(files.map(load => load?.()));
    // Somebody wanted more meanwhile: words that come late must not take the place of newer ones.
    if (subjects !== this.#subjects || language !== this.#wanted) return this.#load(this.#wanted);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) if (text !== undefined) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const say = words.say;
