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

/** Names and colors that match a pattern. */
const colorsBy = (pattern: RegExp, source: string) =>
  Object.fromEntries([...source.matchAll(pattern)].map(([, name, color]) => [name, color]));

describe.each(drawings)('%s', (_path, source) => {
  it('is light', () => expect(source.length).toBeLessThan(15_000));

  // A page's policy may block a file's own style; the drawing then shows its light colors.
  it('has the colors of the palette in light and dark', () => {
    const day = colorsBy(/var\(--([\w-]+), (#\w+)\)/g, source);
    const dusk = colorsBy(/--([\w-]+): (#\w+);/g, source);
    expect(source.match(/var\(/g)?.length).toBe(source.match(/var\(--[\w-]+, #/g)?.length);
    for (const name of Object.keys(day)) {
      expect([name, day[name], dusk[name]]).toEqual([name, ...(palette[name] ?? [])]);
    }
  });

  it('has no script and no external image or font', () => {
    expect(source).not.toMatch(/<script|<image|<foreignObject|<text|@import|href="(?!#)/);
  });
});

it('each service and each sample article has its drawing', () => {
  for (const { image } of serviceCards.value) expect(paths).toContain(`/art/service-${image}.svg`);
  for (const { featuredImage } of sampleArticles) expect(paths).toContain(featuredImage);
});
