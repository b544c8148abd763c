import { describe, expect, it } from 'vitest';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { serviceCards } from '#domain/content/services.ts';
import { palette } from './palette.ts';

const files = import.meta.glob<string>('../public/{art,articles}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = Object.entries(files).map(
  ([path, source]) => [path.replace('../public', ''), source] as const,
);
const paths = drawings.map(([path]) => path);

/** The colours that a style block sets, by name. */
const coloursIn = (block = '') =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name, hex]),
  );

describe.each(drawings)('%s', (path, source) => {
  it('is light', () => expect(source.length).toBeLessThan(15_000));

  it('has the colours of the palette, by day and at dusk', () => {
    const [day, dusk] = source.split('@media (prefers-color-scheme: dark)');
    const used = new Set([...source.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    const expected = (time: 0 | 1) =>
      Object.fromEntries([...used].map((name) => [name, palette[name ?? '']?.[time]]));
    // What stands in a band that is always night has no day.
    if (!path.endsWith('-at-night.svg')) expect(coloursIn(day)).toEqual(expected(0));
    expect(coloursIn(dusk ?? day)).toEqual(expected(1));
  });

  it('is shown as it stands: no script, no picture or font from elsewhere', () => {
    expect(source).not.toMatch(/<script|<image|<foreignObject|<text|@import|href="(?!#)/);
  });
});

it('each service and each sample article has its drawing', () => {
  for (const { image } of serviceCards) expect(paths).toContain(`/art/service-${image}.svg`);
  for (const { featuredImage } of sampleArticles) expect(paths).toContain(featuredImage);
});
