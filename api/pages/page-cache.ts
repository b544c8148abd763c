import type { Clock } from '#api/clock.ts';
import { addDays, businessInstant, businessToday } from '#domain/schedule/calendar-date.ts';
import { createPage, type Document } from './document.ts';

/** Pages kept at most; beyond that the one kept longest makes room. */
const MAX_PAGES = 1000;

interface RenderedDocument {
  status: number;
  /** Its media type. */
  type: string;
  text: string;
}

export interface PageCache {
  /** Only looks. */
  kept(path: string): Document | undefined;
  /** Renders what is not kept. Callers of one path share one rendering. */
  page(path: string): Promise<Document>;
  /** Forgets everything, as each midnight of the business does; also what is being rendered from content that has just changed. */
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
  let midnight = nextMidnight(clock());

  function clear() {
    pages = new Map();
    running = new Map();
  }

  /** Pages show what holds on a day of the business, such as an offer that ends. */
  function forgetYesterday() {
    const now = clock();
    if (now.getTime() < midnight) return;
    midnight = nextMidnight(now);
    clear();
  }

  async function make(path: string): Promise<Document> {
    const current = pages;
    const { status, type, text } = await render(path);
    // Anybody can ask for any number of paths that do not exist: those are neither kept nor worth
    // compressing.
    const lasting = status === 200;
    const page = await createPage(
      status,
      text,
      { ...headers, 'Content-Type': type },
      { compress: lasting },
    );
    if (lasting) keep(current, path, page);
    return page;
  }

  return {
    kept(path) {
      forgetYesterday();
      return pages.get(path);
    },
    page(path) {
      forgetYesterday();
      const current = running;
      const promise = current.get(path) ?? make(path).finally(() => current.delete(path));
      current.set(path, promise);
      return promise;
    },
    clear,
  };
}

/** When the business's next day begins, in milliseconds since 1970. */
const nextMidnight = (now: Date): number =>
  businessInstant(addDays(businessToday(now), 1), '00:00').getTime();

function keep(pages: Map<string, Document>, path: string, page: Document): void {
  const [oldest] = pages.keys();
  if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(path, page);
}
