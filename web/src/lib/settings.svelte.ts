/** How the person likes the page, kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';

import { isFinger } from './pointer';
import type { Speed } from './protocol/Speed';

const KEPT_AS = 'menagerie.settings';

interface Kept {
  /** When a choice is shown first and counts once it is confirmed: a finger cannot look at a choice without touching it. */
  show: 'never' | 'touch' | 'always';
  /** How fast bots play. */
  speed: Speed;
  /** Whether a choice that is the only one plays itself. */
  forced: boolean;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  /** How cards lie in the hand: the strongest first, or those of which there are most. */
  hand: 'strength' | 'number';
  /** Whether a tone says that it is the person's turn. */
  sound: boolean;
}

const USUAL: Kept = {
  show: 'touch',
  speed: 'brisk',
  forced: true,
  theme: 'system',
  motion: 'system',
  hand: 'strength',
  sound: false,
};

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return { ...USUAL, ...(found as Partial<Kept>) };
  } catch {
    // Somebody else wrote there.
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(kept());

/** Keeps the settings and shows the page in the chosen colours, from now on. */
export function beginSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEPT_AS, JSON.stringify(settings));
      const root = document.documentElement;
      if (settings.theme === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      if (settings.motion === 'system') delete root.dataset['motion'];
      else root.dataset['motion'] = settings.motion;
    });
  });
}

const less = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether things should not move about. */
export const quietly = (): boolean => settings.motion === 'less' || less.current;

/** Whether a choice is shown before it counts. */
export const showsFirst = (): boolean => settings.show === 'always' || (settings.show === 'touch' && isFinger());
