import { millisecondsInHour } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import { createPage, type Document } from './document.ts';

/** Beyond this the oldest page is evicted. */
const MAX_PAGES = 1000;

interface RenderedDocument {
  status: number;
  /** Its media type. */
  type: string;
  text: string;
}

export interface PageCache {
  /** The cached page; renders nothing. */
  cached(path: string): Document | undefined;
  /** The cached page, or a new one. Concurrent calls for one path share the rendering. */
  page(path: string): Promise<Document>;
  /** The page as cached in the previous hour: right except for what depends on the time. */
  expired(path: string): Document | undefined;
  /** Empties the cache; a rendering that has already started is not cached either. */
  clear(): void;
}

export function createPageCache(options: {
  render: (path: string) => Promise<RenderedDocument>;
  headers: Readonly<Record<string, string>>;
  clock: Clock;
}): PageCache {
  const { render, headers, clock } = options;
  let pages = new Map<string, Document>();
  let running = new Map<string, Promise<Document>>();
  let expired = new Map<string, Document>();
  let hour = hourOf(clock());

  function clear() {
    pages = new Map();
    running = new Map();
    expired = new Map();
  }

  /** Pages depend on the time: promotions end with their day, slots close with their notice. */
  function clearEachHour() {
    const now = hourOf(clock());
    if (now === hour) return;
    hour = now;
    const last = pages.size > 0 ? pages : expired;
    clear();
    expired = last;
  }

  async function renderPage(path: string): Promise<Document> {
    const current = pages;
    const { status, type, text } = await render(path);
    // The caller uses one path for all missing pages, so they cannot fill the cache.
    const cacheable = status === 200 || status === 404;
    const page = await createPage(
      status,
      text,
      { ...headers, 'Content-Type': type },
      { compress: cacheable },
    );
    if (cacheable) put(current, path, page);
    expired.delete(path);
    return page;
  }

  return {
    cached(path) {
      clearEachHour();
      return pages.get(path);
    },
    page(path) {
      clearEachHour();
      const current = running;
      const promise = current.get(path) ?? renderPage(path).finally(() => current.delete(path));
      current.set(path, promise);
      return promise;
    },
    expired: (path) => expired.get(path),
    clear,
  };
}

/** Full hours since 1970. Midnight in the business's time zone starts one of them. */
const hourOf = (now: Date): number => Math.floor(now.getTime() / millisecondsInHour);

function put(pages: Map<string, Document>, path: string, page: Document): void {
  const [oldest] = pages.keys();
  if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(path, page);
}
