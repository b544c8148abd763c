import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import '#site/styles/site.css';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { App } from '#site/app.tsx';
import { businessKey, PAGE_DATA_ID, type PageData } from '#site/data/page-data.ts';
import { hydrate } from '#site/hydrate.tsx';
import { notFoundRoute, routeOf } from '#site/routes.ts';

/** Shows the page at `address` as the server sends it, before hydration. */
export async function servePage(address: string, own: PageData = {}): Promise<HTMLElement> {
  const data = { [businessKey]: defaultBusiness, ...own };
  window.history.replaceState(null, '', address);
  const path = window.location.pathname;
  await (routeOf(path) ?? notFoundRoute).load();
  const served = document.createElement('div');
  served.innerHTML = renderToString(<App address={path} data={data} />);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.textContent = JSON.stringify(data);
  document.body.append(served, block);
  return served;
}

/** Hydrates a served page, until the test ends. */
export async function hydratePage(served: HTMLElement): Promise<void> {
  const root = await hydrate(served, window.location.pathname);
  onTestFinished(() => root.unmount());
}

/** Shows the page at `address` and hydrates it. Returns the page without header and footer. */
export async function openPage(address: string, data?: PageData): Promise<HTMLElement> {
  const served = await servePage(address, data);
  await hydratePage(served);
  return served.querySelector('main') as HTMLElement;
}

/** The headings in order, each with its level. */
export const headingsOf = (main: HTMLElement) =>
  [...main.querySelectorAll('h1, h2, h3')].map(
    ({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`,
  );
