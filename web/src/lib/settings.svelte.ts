/** How the person likes the page, kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';

const KEPT_AS = 'menagerie.settings';

interface Kept {
  /** Whether a choice is confirmed before it is sent. */
  confirm: boolean;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  /** How cards lie in the hand: the strongest first, or those of which there are most. */
  hand: 'strength' | 'number';
}

const USUAL: Kept = { confirm: true, theme: 'system', motion: 'system', hand: 'strength' };

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
