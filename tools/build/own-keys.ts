import type { Plugin } from 'vite';

const LOOP = /\bfor \(const (\w+) in ([\w.]+)\) \{/g;

/**
 * Makes zod's loops skip what a page added to `Object.prototype`, as old CMS scripts do: zod takes an added function for a
 * part of a schema and throws.
 */
export const ownKeys = (): Plugin => ({
  name: 'own-keys',
  transform: {
    filter: { id: /\/node_modules\/zod\// },
    handler: (code) => code.replace(LOOP, 'for (const $1 of Object.keys($2)) {'),
  },
});
