import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameWidgets } from '#domain/embed/frame-widgets.ts';
import { reservedSizes, widgetTags } from './registry.ts';

test('docs/embedding.md asks a page to reserve the size of each widget', () => {
  const text = readFileSync('docs/embedding.md', 'utf8');
  for (const { tag, wide, narrow } of reservedSizes) {
    expect(text, tag).toContain(`\n${tag} { display: block; min-height: ${narrow}px }`);
    expect(text, tag).toContain(`\n  ${tag} { min-height: ${wide}px }`);
  }
});

const mentioning = (tag: string, pattern: string) =>
  globSync(pattern).filter((file) => readFileSync(file, 'utf8').includes(`tag: '${tag}'`));

test.each(widgetTags)('%s has stories and a test of its element', (tag) => {
  expect(mentioning(tag, 'stories/**/*.{ts,tsx}'), 'stories').not.toEqual([]);
  expect(mentioning(tag, 'widgets/*/*.element.test.ts'), 'tests of the element').not.toEqual([]);
});

test('every widget that takes space in a page can be shown in a frame', () => {
  expect(frameWidgets.map((name) => `inspection-${name}`)).toEqual(
    reservedSizes.map(({ tag }) => tag),
  );
});
