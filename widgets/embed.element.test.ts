import { expect, inject, test, vi } from 'vitest';
import { inside, mountElement } from './element/testing/mount-element.ts';
import { reservedSizes, widgetTags } from './registry.ts';

const mount = (tag: string) =>
  mountElement(tag, `<${tag} api-base="${inject('apiBase')}"></${tag}>`);

const isDefined = (tag: string) => customElements.get(tag) !== undefined;

test('the loader loads elements near the screen and overlays at once, others when scrolled near', async () => {
  const inPage = reservedSizes.map(({ tag }) => tag);
  const [near, ...far] = inPage;
  const overlays = widgetTags.filter((tag) => !inPage.some((other) => other === tag));
  mount(near as string);
  const spacer = document.createElement('div');
  spacer.style.height = '10000px';
  document.body.append(spacer);
  const elements = far.map(mount);
  for (const tag of overlays) mount(tag);

  await import('./embed.ts');
  for (const tag of [near as string, ...overlays]) await customElements.whenDefined(tag);
  expect(far.filter(isDefined)).toEqual([]);

  for (const element of elements) {
    element.scrollIntoView();
    await vi.waitFor(() => expect(inside(element, 'section')).toBeTruthy());
  }
});

test('a page may import the loader twice', async () => {
  const again = './embed.ts?again';
  await import(/* @vite-ignore */ again);
  const element = mount('inspection-quote');
  await vi.waitFor(() => expect(inside(element, 'section')).toBeTruthy());
});
