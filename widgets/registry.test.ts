import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameWidgets } from '#domain/embed/frame-widgets.ts';
import { reservedSizes, widgetTags } from './registry.ts';

const mentioning = (tag: string, pattern: string) =>
  globSync(pattern).filter((file) => readFileSync(file, 'utf8').includes(`tag: '${tag}'`));

test.each(widgetTags)('%s has stories and a test of its element', (tag) => {
  expect(mentioning(tag, 'stories/**/*.{ts,tsx}'), 'stories').not.toEqual([]);
  expect(mentioning(tag, 'widgets/*/*.element.test.ts'), 'tests of the element').not.toEqual([]);
});

test('every widget that takes space in a page can be shown in a frame', () => {
  const framed = frameWidgets.map((name) => `inspection-${name}`);
  expect(framed, 'domain/embed/frame-widgets.ts').toEqual(reservedSizes.map(({ tag }) => tag));
});
