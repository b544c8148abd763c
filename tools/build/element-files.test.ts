import { beforeAll, expect, test } from 'vitest';
import { readContracts } from '../manifest/contract.ts';
import { builtFiles, textOf } from './testing/built-files.ts';

/** Text of each file of the widgets' build, which stays in memory. */
const files = new Map<string, string>();

const importsOf = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/\.\/(widgets\/[\w.-]+\.js)/g)].map(([, name = '']) => name);

/** What a file imports at once. */
const importedBy = (file: string) =>
  (files.get(file) ?? '').matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g);

/** The modules of each chunk. */
const modulesOfFile = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const file of await builtFiles()) {
    files.set(file.fileName, textOf(file));
    if (file.type === 'chunk') modulesOfFile.set(file.fileName, file.moduleIds);
  }
});

const modules = readContracts().elements.map(({ module }) => module);

test.each(modules)('%s.js imports every chunk that its element needs at first', (module) => {
  const imported = importsOf(`${module}.js`);
  expect(imported.at(-1)).toMatch(new RegExp(`^widgets/${module}\\.element-[\\w-]{8}\\.js$`));
  expect(new Set(imported).size).toBe(imported.length);
  for (const file of imported) {
    for (const [, next] of importedBy(file)) expect(imported).toContain(`widgets/${next}`);
  }
});

test.each(modules)(
  'the loader names the words of %s, with what they import, by language',
  (module) => {
    const [, en = '', es = ''] =
      /"en":(\{.*?\}),"es":(\{.*?\})/.exec(files.get('embed.js') ?? '') ?? [];
    const [english = [], spanish = []] = [en, es].map((words) =>
      (JSON.parse(words)[`inspection-${module}`] as string[]).map((file) => file.slice(2)),
    );
    for (const file of english) expect(file).toMatch(/\.en-[\w-]{8}\.js$/);
    expect(spanish.filter((file) => /\.es-[\w-]{8}\.js$/.test(file)).length).toBeGreaterThan(0);
    const known = [...importsOf(`${module}.js`), ...spanish];
    for (const file of spanish) {
      expect(file).not.toContain('.en-');
      for (const [, next] of importedBy(file)) expect(known).toContain(`widgets/${next}`);
    }
  },
);

test('no file has words of two languages', () => {
  for (const [file, modulesOf] of modulesOfFile) {
    const languages = new Set(modulesOf.map((module) => /\.(en|es)\.ts$/.exec(module)?.[1]));
    // English that only later code shows is in that code.
    if (languages.has('es')) expect(languages.has('en'), file).toBe(false);
  }
});

test('the loader imports hashed files only, and the facts, which the server writes', () => {
  const imports = [...(files.get('embed.js') ?? '').matchAll(/["'`]\.\/([^"'`]+)/g)];
  const [spanish, english, ...others] = imports.map(([, file]) => file).sort();
  expect([english, spanish]).toEqual(['embed/facts.js', 'embed/facts-es.js']);
  expect(others.filter((file) => file?.includes('.element-'))).toHaveLength(modules.length);
  for (const file of others) expect(file).toMatch(/^widgets\/[\w.-]+-[\w-]{8}\.js$/);
});
