import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { translate } from '#ui/testing/translate.ts';

function mount(tree: ReturnType<typeof createElement>) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(tree);
  return { place, root };
}

const option = (value: number) => createElement('option', { key: value, value }, `${value}`);

test('a list begins with its default value, as in React', async () => {
  const list = { 'aria-label': 'Stories', defaultValue: '2' };
  mount(createElement('select', list, null, [1, 2, 3].map(option)));
  await expect.element(page.getByLabelText('Stories')).toHaveValue('2');
});

test('focus and blur events reach ancestors of the focused element, as in React', async () => {
  const heard: string[] = [];
  const watch = {
    onFocusCapture: () => heard.push('focus'),
    onBlurCapture: () => heard.push('blur'),
  };
  mount(createElement('div', watch, createElement('input', { 'aria-label': 'Name' })));
  const field = page.getByLabelText('Name').element() as HTMLElement;
  field.focus();
  field.blur();
  expect(heard).toEqual(['focus', 'blur']);
});

function newStore(text: string) {
  const listeners = new Set<() => void>();
  const store = {
    text,
    listeners,
    say(next: string) {
      store.text = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return store;
}

function Follower({ store }: { store: ReturnType<typeof newStore> }) {
  const text = useSyncExternalStore(store.subscribe, () => store.text);
  return createElement('output', null, text);
}

test('a store is followed as long as it is the one, and another one in its place', async () => {
  const [first, second] = [newStore('first'), newStore('second')];
  const { place, root } = mount(createElement(Follower, { store: first }));
  const shows = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));
  await shows('first');
  first.say('changed');
  await shows('changed');
  root.render(createElement(Follower, { store: second }));
  await shows('second');
  expect([first.listeners.size, second.listeners.size]).toEqual([0, 1]);
  second.say('changed too');
  await shows('changed too');
});

test('text alone in its element follows changes after a browser has translated it, as in React', async () => {
  const { place, root } = mount(createElement('output', null, 'first'));
  onTestFinished(translate(place));
  expect(place.textContent).toBe('first');
  const kept = place.querySelector('font');
  root.render(createElement('output', null, 'first'));
  expect(place.querySelector('font')).toBe(kept);
  for (const text of ['second', 3]) {
    root.render(createElement('output', null, text));
    await vi.waitFor(() => expect(place.textContent).toBe(String(text)));
  }
  root.render(createElement('output', null, createElement('b', null, 'bold')));
  await vi.waitFor(() => expect(place.textContent).toBe('bold'));
  root.render(createElement('output', null, 'plain'));
  await vi.waitFor(() => expect(place.textContent).toBe('plain'));
  root.render(createElement('output', null, null));
  expect(place.textContent).toBe('');
});
