/** One sentence that outlives the screen where it came up: its key. The first page shows it once. */
export const notice = $state<{ key: string | undefined }>({ key: undefined });
