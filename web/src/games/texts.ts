/** What the page knows of options that are texts with data: what one begins with, and a drawing of what is typed. */
import type { Component } from 'svelte';

export interface TextOption {
  /** What the default stands for, as a text that can be changed. */
  usual: string;
  /** A drawing of the text, which may be half typed. */
  Picture: Component<{ text: string }>;
}

const TEXTS = import.meta.glob<{ texts: Readonly<Record<string, TextOption>> }>('./*/texts.ts');

/** What a game has for one of its options, when somebody opens it. */
export async function loadText(game: string, option: string): Promise<TextOption | undefined> {
  return (await TEXTS[`./${game}/texts.ts`]?.())?.texts[option];
}
