/** Kinds of partners' pages; each is a folder here. */
export const hostNames = ['plain', 'react', 'vue', 'svelte', 'swap'] as const;

export type HostName = (typeof hostNames)[number];
