import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hashedName } from '#api/pages/hashed-name.ts';
import { type EmbedRelease, embedReleaseSchema } from '#domain/embed/embed-release.schema.ts';
import { embedTags } from '#widgets/core/embed/embed-options.ts';
import { builtFiles, textOf } from './testing/built-files.ts';

/** Path to text of the widgets' build, which is not written. */
const files = new Map<string, string>();
let release: EmbedRelease;

beforeAll(async () => {
  for (const file of await builtFiles()) files.set(`/${file.fileName}`, textOf(file));
  release = embedReleaseSchema.parse(JSON.parse(files.get('/embed/v1.json') ?? ''));
});

/** The files that a loader names, as paths from the root. */
const namedBy = (path: string) =>
  [...(files.get(path) ?? '').matchAll(/["'`](\.\.?\/[^"'`]+)/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  );

it('is the same loader under its name for ever and under that of its content', () => {
  const code = files.get('/embed/v1.js') ?? '';
  expect(files.get(release.loader)).toBe(code);
  expect(release.loader).toMatch(hashedName);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  expect(release.loader).toBe(`/embed/v1-${digest}.js`);
});

it('loads from its folder what the loader at the root loads', () => {
  const named = namedBy('/embed/v1.js');
  expect(named.length).toBeGreaterThan(embedTags.length);
  expect(named).toEqual(namedBy('/embed.js'));
  for (const file of named) expect([...files.keys()]).toContain(file);
});

it('gives the digest of every file as it is served', () => {
  expect(Object.keys(release.integrity).length).toBeGreaterThan(embedTags.length);
  for (const [path, integrity] of Object.entries(release.integrity)) {
    const digest = createHash('sha384')
      .update(files.get(path) ?? '')
      .digest('base64');
    expect([path, integrity]).toEqual([path, `sha384-${digest}`]);
  }
});

it.each(embedTags)('names for %s all that it may load, and no other widget', (tag) => {
  const widget = tag.replace('inspection-', '');
  const paths = release.tags[tag] ?? [];
  expect(paths.some((path) => path.includes(`/${widget}.element-`))).toBe(true);
  for (const path of paths) {
    expect(release.integrity[path]).toBeDefined();
    expect(path).not.toMatch(new RegExp(`/(?!${widget}\\.)\\w+\\.element-`));
    for (const next of namedBy(path)) expect(paths).toContain(next);
  }
});
