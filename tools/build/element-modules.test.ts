import { beforeAll, expect, test } from 'vitest';
import { readContracts } from '../manifest/contract.ts';
import { builtFiles, textOf } from './testing/built-files.ts';

/** File to text of the widgets' build, which is not written. */
const files = new Map<string, string>();

const named = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/\.\/(widgets\/[\w.-]+\.js)/g)].map(([, name = '']) => name);

beforeAll(async () => {
  for (const file of await builtFiles()) files.set(file.fileName, textOf(file));
});

const modules = readContracts().elements.map(({ module }) => module);

test.each(modules)('%s.js asks at once for all that its element begins with', (module) => {
  const asked = named(`${module}.js`);
  expect(asked.at(-1)).toMatch(new RegExp(`^widgets/${module}\\.element-[\\w-]{6}\\.js$`));
  expect(new Set(asked).size).toBe(asked.length);
  for (const file of asked) {
    const imports = [...(files.get(file) ?? '').matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g)];
    for (const [, next] of imports) expect(asked).toContain(`widgets/${next}`);
  }
});

test('the loader names files by their content only', () => {
  const imports = [...(files.get('embed.js') ?? '').matchAll(/["'`]\.\/([^"'`]+)/g)];
  expect(imports.length).toBeGreaterThan(modules.length);
  for (const [, file] of imports) expect(file).toMatch(/^widgets\/[\w.-]+-[\w-]{6}\.js$/);
});
