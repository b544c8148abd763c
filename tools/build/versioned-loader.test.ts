import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hashedName } from '#api/pages/hashed-name.ts';
import { type EmbedRelease, embedReleaseSchema } from '#domain/embed/embed-release.schema.ts';
import { widgetTags } from '#widgets/registry.ts';
import { builtFiles, textOf } from './testing/built-files.ts';

/** Text of each file of the widgets' build, which stays in memory, by path. */
const files = new Map<string, string>();
let release: EmbedRelease;

beforeAll(async () => {
  for (const file of await builtFiles()) files.set(`/${file.fileName}`, textOf(file));
  release = embedReleaseSchema.parse(JSON.parse(files.get('/embed/v1.json') ?? ''));
});

/** The files that `path` imports, as paths from the root. */
const importsOf = (path: string) =>
  [...(files.get(path) ?? '').matchAll(/["'`](\.\.?\/[^"'`]+)/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  );

it('is the same loader under its permanent and its hashed name, where it imports no facts', () => {
  const v1 = files.get('/embed/v1.js') ?? '';
  const code = files.get(release.loader) ?? '';
  expect(v1.replace(/import\([`"']\.\/facts(-es)?\.js[`"']\)/g, 'Promise.resolve({})')).toBe(code);
  expect(code).not.toMatch(/facts[\w-]*\.js/);
  expect(release.loader).toMatch(hashedName);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  expect(release.loader).toBe(`/embed/v1-${digest}.js`);
});

it('imports the same files as the loader at the root', () => {
  const imported = importsOf('/embed/v1.js');
  expect(imported).toEqual(importsOf('/embed.js'));
  const built = imported.filter((file) => !file.startsWith('/embed/facts'));
  expect(built.filter((file) => file.includes('.element-'))).toHaveLength(widgetTags.length);
  for (const file of built) expect([...files.keys()]).toContain(file);
});

it('lists the digest of every file', () => {
  expect(Object.keys(release.integrity).length).toBeGreaterThan(widgetTags.length);
  for (const [path, integrity] of Object.entries(release.integrity)) {
    const digest = createHash('sha384')
      .update(files.get(path) ?? '')
      .digest('base64');
    expect([path, integrity]).toEqual([path, `sha384-${digest}`]);
  }
});

it.each(widgetTags)('lists for %s all files that it may load, and no other widget’s', (tag) => {
  const widget = tag.replace('inspection-', '');
  const paths = release.tags[tag] ?? [];
  expect(paths.some((path) => path.includes(`/${widget}.element-`))).toBe(true);
  for (const path of paths) {
    expect(release.integrity[path]).toBeDefined();
    expect(path).not.toMatch(new RegExp(`/(?!${widget}\\.)\\w+\\.element-`));
    for (const next of importsOf(path)) expect(paths).toContain(next);
  }
});
