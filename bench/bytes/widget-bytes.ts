import type { Browser, Page } from 'playwright';
import { startHostSite } from '../../e2e/fixtures/host-site.ts';
import { startServer } from '../../e2e/fixtures/server-process.ts';
import { gzipped } from './reference-bytes.ts';

/** Uses a widget until everything that it can load has been asked for. */
export type Act = (page: Page) => Promise<void>;

/** Bytes of gzip by path. */
type Files = ReadonlyMap<string, number>;

/** Files from the product's origin; what the API answers is not counted. */
interface LoadedFiles {
  atFirst: Files;
  later: Files;
}

/** A page is still when nothing came for so long, ms; well before the promo banner is due. */
const STILL = 1000;

export const sumOf = (files: Files): number => [...files.values()].reduce((a, b) => a + b, 0);

/** The largest first. */
export const listOf = (files: Files): string[] =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .map(([path, bytes]) => `${bytes.toLocaleString('en-US').padStart(7)} ${path}`);

/**
 * A partner's page with one widget: what it loads by itself, and what once it is used. `above` is
 * how many px of the page stand above the widget.
 */
export async function loadedFiles(
  browser: Browser,
  { tag, act, above = 0 }: { tag: string; act: Act; above?: number },
): Promise<LoadedFiles> {
  const server = await startServer();
  const host = await startHostSite(server.url);
  const page = await browser.newPage();
  const sizes = new Map<string, Promise<number>>();
  let latest = performance.now();
  page.on('response', (response) => {
    latest = performance.now();
    const { origin, pathname } = new URL(response.url());
    if (origin !== server.url || pathname.startsWith('/api/')) return;
    sizes.set(pathname, response.body().then(gzipped));
  });
  const whenStill = async (): Promise<Files> => {
    latest = performance.now();
    while (performance.now() - latest < STILL) await page.waitForTimeout(100);
    return new Map(
      await Promise.all([...sizes].map(async ([path, size]) => [path, await size] as const)),
    );
  };

  const css = `h1 { margin-bottom: ${above}px }`;
  try {
    await page.goto(host.publish({ body: `<${tag}></${tag}>`, css }), { waitUntil: 'load' });
    const atFirst = await whenStill();
    await act(page);
    const later = [...(await whenStill())].filter(([path]) => !atFirst.has(path));
    return { atFirst, later: new Map(later) };
  } finally {
    await page.close();
    await host.close();
    await server.close();
  }
}
