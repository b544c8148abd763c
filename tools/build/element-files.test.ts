import { beforeAll, expect, test } from 'vitest';
import { readContracts } from '../manifest/contract.ts';
import { builtFiles, textOf } from './testing/built-files.ts';

/** Text of each file of the widgets' build, which stays in memory. */
const files = new Map<string, string>();

const importsOf = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/\.\/(widgets\/[\w.-]+\.js)/g)].map(([, name = '']) => name);

beforeAll(async () => {
  for (const file of await builtFiles()) files.set(file.fileName, textOf(file));
});

const modules = readContracts().elements.map(({ module }) => module);

test.each(modules)('%s.js imports every chunk that its element needs at first', (module) => {
  const imported = importsOf(`${module}.js`);
  expect(imported.at(-1)).toMatch(new RegExp(`^widgets/${module}\\.element-[\\w-]{8}\\.js$`));
  expect(new Set(imported).size).toBe(imported.length);
  for (const file of imported) {
    const imports = [...(files.get(file) ?? '').matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g)];
    for (const [, next] of imports) expect(imported).toContain(`widgets/${next}`);
  }
});

test('the loader imports hashed files only, and the facts, which the server writes', () => {
  const imports = [...(files.get('embed.js') ?? '').matchAll(/["'`]\.\/([^"'`]+)/g)];
  const [facts, ...others] = imports.map(([, file]) => file).sort();
  expect(facts).toBe('embed/facts.js');
  expect(others).toHaveLength(modules.length);
  for (const file of others) expect(file).toMatch(/^widgets\/[\w.-]+-[\w-]{8}\.js$/);
});
