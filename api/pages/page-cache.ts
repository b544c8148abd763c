import type { Clock } from '#api/clock.ts';
import { createPage, type Document } from './document.ts';

/** Pages kept at most; beyond that the one kept longest makes room. */
const MAX_PAGES = 1000;
/** Milliseconds. */
const HOUR = 3_600_000;

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
  /** Forgets everything, as each full hour does; also what is being rendered from content that has just changed. */
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
  let hour = hourOf(clock());

  function clear() {
    pages = new Map();
    running = new Map();
  }

  /** Pages show what holds for a time: an offer ends with its day, a start can be booked till its notice. */
  function forgetWhatIsOld() {
    const now = hourOf(clock());
    if (now === hour) return;
    hour = now;
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
      forgetWhatIsOld();
      return pages.get(path);
    },
    page(path) {
      forgetWhatIsOld();
      const current = running;
      const promise = current.get(path) ?? make(path).finally(() => current.delete(path));
      current.set(path, promise);
      return promise;
    },
    clear,
  };
}

/** Full hours since 1970; a midnight of the business is the beginning of one, too. */
const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR);

function keep(pages: Map<string, Document>, path: string, page: Document): void {
  const [oldest] = pages.keys();
  if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(path, page);
}
