import { hash } from 'node:crypto';
import type { Letterhead } from './letterhead.ts';

/** About 3 MB of documents of 20 to 60 KB. */
const MOST = 60;

/** The one that was asked for last is at the end. */
const kept = new Map<string, Promise<Buffer>>();

/**
 * The PDF that `render` makes of `content` under `letterhead`: the last ones are kept by the digest of all that they are
 * made of, because each takes up to a tenth of a second in which nobody else is answered. The same for calls at once.
 */
export function cachedPdf(
  content: object,
  { business, logo }: Letterhead,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const picture = logo && hash('sha256', logo.bytes, 'hex');
  const key = hash('sha256', JSON.stringify([content, business, picture, logo?.alt]), 'hex');
  const pdf = kept.get(key) ?? render();
  kept.delete(key);
  kept.set(key, pdf);
  pdf.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return pdf;
}
