import { createContext, runInContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { ownKeys } from './own-keys.ts';

const entry = `
import * as z from 'zod/mini';
const home = z.extend(z.object({ size: z._default(z.int(), 1) }), { year: z.optional(z.string()) });
globalThis.parsed = z.safeParse(home, { size: 2400 });
`;

/** Where zod is found from. */
const file = new URL('./entry.js', import.meta.url).pathname;

/** zod in a page where a script has added a function to every object. */
async function parsedIn(plugins: ReturnType<typeof ownKeys>[]): Promise<unknown> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === file ? id : undefined),
        load: (id) => (id === file ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  const page = createContext({});
  runInContext('Object.prototype.oldHelper = function () {};', page);
  runInContext(output?.output[0].code ?? '', page);
  return JSON.parse(runInContext('JSON.stringify(parsed)', page));
}

it('zod works on a page that adds to Object.prototype', async () => {
  expect(await parsedIn([ownKeys()])).toEqual({ success: true, data: { size: 2400 } });
});

it('zod as it is does not, so that this is still needed', async () => {
  await expect(parsedIn([])).rejects.toThrow();
});
