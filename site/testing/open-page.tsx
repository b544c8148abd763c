import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import '#site/styles/all-styles.ts';
import { App } from '#site/app.tsx';
import { hydrate } from '#site/hydration/hydrate.tsx';
import type { RoutePath } from '#site/routing/route-paths.ts';
import { routeOf } from '#site/routing/routes.ts';

/**
 * Shows a page as the server sends it and lets React take it over, until the test ends. Returns
 * the page's own part, without what stands on every page.
 */
export async function openPage(path: RoutePath, search = ''): Promise<HTMLElement> {
  const before = window.location.href;
  window.history.replaceState(null, '', path + search);
  await routeOf(path)?.load();
  const served = document.createElement('div');
  served.innerHTML = renderToString(<App path={path} data={{}} />);
  document.body.append(served);
  const root = await hydrate(served, path);
  onTestFinished(() => {
    root.unmount();
    window.history.replaceState(null, '', before);
  });
  return served.querySelector('main') as HTMLElement;
}

/** The headings as they are read out, each with its rank. */
export const headingsOf = (main: HTMLElement) =>
  [...main.querySelectorAll('h1, h2, h3')].map(
    ({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`,
  );
