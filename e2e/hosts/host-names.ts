/** Kinds of pages that partners have; each is a folder here. */
export const hostNames = ['plain', 'react', 'vue', 'svelte', 'swap'] as const;

export type HostName = (typeof hostNames)[number];
