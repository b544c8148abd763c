import type { Page, Response } from 'playwright';

/** A page is still when nothing came for longer than the 5 s that the promo banner waits, ms. */
const STILL = 6000;

const isScript = (response: Response) =>
  response.headers()['content-type']?.startsWith('text/javascript') ?? false;

/**
 * Counts the bytes of script that `page` gets from now on, as they are on the wire; all must come
 * in brotli. The answer resolves to what has come once the page is still.
 */
export function countScripts(page: Page): () => Promise<number> {
  let bytes = 0;
  let latest = performance.now();
  // What was fetched ahead comes again, from the browser's cache, when it is run.
  const seen = new Set<string>();
  page.on('response', (response) => {
    latest = performance.now();
    if (!isScript(response) || seen.has(response.url())) return;
    seen.add(response.url());
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    if (encoding !== 'br') throw new Error(`${response.url()} did not come in brotli.`);
    bytes += Number(length);
  });
  return async () => {
    latest = performance.now();
    while (performance.now() - latest < STILL) await page.waitForTimeout(200);
    return bytes;
  };
}
