import { expect, test, vi } from 'vitest';
import { room } from '#widgets/core/room.ts';
import { inside, mountElement } from '#widgets/core/testing/mount-element.ts';

// The chat is an overlay and takes no room.
const tags = [...Object.keys(room), 'inspection-chat'];

test('one line brings every widget to the page, also when it stands there twice', async () => {
  const early = tags.map((tag) => mountElement(tag));
  await import('./embed.ts');
  const again = './embed.ts?again';
  await import(/* @vite-ignore */ again);
  const late = tags.map((tag) => mountElement('main', `<main><p><${tag}></${tag}></p></main>`));
  for (const element of [...early, ...late.map((main) => main.querySelector('p > *'))]) {
    await vi.waitFor(() => expect(inside(element as Element, 'section')).toBeTruthy());
  }
});
