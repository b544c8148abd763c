import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '#site/app.tsx';
import { routePaths } from '#site/routing/route-paths.ts';
import { routeOf } from '#site/routing/routes.ts';
import { keepEarlyTouches } from './early-touches.ts';
import { hydrate } from './hydrate.tsx';

const before = window.location.href;
let element: HTMLElement;
let root: Root | undefined;

/** Shows the page as the server sends it: nothing listens yet. */
async function serve(path: string) {
  window.history.replaceState(null, '', path);
  await routeOf(path)?.load();
  element = document.createElement('div');
  element.innerHTML = renderToString(<App path={path} />);
  document.body.append(element);
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  window.history.replaceState(null, '', before);
});

describe.each([...routePaths, '/nowhere'])('the page at %s', (path) => {
  it('is taken over without a word of complaint', async () => {
    await serve(path);
    const heading = document.querySelector('h1');
    root = await hydrate(element, path);
    expect(document.querySelector('h1')).toBe(heading);
  });
});

it('does not lose what was typed and pressed before it listens', async () => {
  await serve('/instant-quote');
  const touches = keepEarlyTouches(document);
  await userEvent.fill(page.getByLabelText('Square footage'), '2600');
  await userEvent.selectOptions(page.getByLabelText('Property type'), 'residential');
  await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
  expect(window.location.search).toBe('');

  touches.stop();
  root = await hydrate(element, '/instant-quote');
  touches.replay();

  await expect.element(page.getByRole('heading', { name: /\$400/ })).toBeVisible();
});
