import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { ClientKey, ClientRequest } from '#api/http/client-address.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Store } from '#api/store/store.ts';
import { createDailyReaders } from './daily-readers.ts';

/** Milliseconds between two writes. */
const WRITE_INTERVAL = millisecondsInMinute;

const crawler = /bot|crawl|spider|preview|monitor/i;

/**
 * Counts the readers of each article for the list of popular ones: each network counts once a day,
 * so that no single reader can push an article to the top. Stores nothing about readers.
 */
export interface ReadCounter {
  count(slug: string, request: ClientRequest): void;
  /** Writes the pending counts and stops counting. */
  stop(): Promise<void>;
}

export function createReadCounter(options: {
  store: Store;
  log: Logger;
  clock: Clock;
  clientKey: ClientKey;
}): ReadCounter {
  const { store, log, clock, clientKey } = options;
  const readers = createDailyReaders();
  let counts = new Map<string, number>();

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const bySlug = counts;
    counts = new Map();
    try {
      const posts = await store.listPosts({});
      await store.addPostReads(
        new Map(
          posts.flatMap(({ id, slug }) => {
            const reads = bySlug.get(slug);
            return reads ? [[id, reads] as const] : [];
          }),
        ),
      );
    } catch (err) {
      // Losing a minute's counts must not fail a reader's request.
      log.warn({ err }, 'Reads of articles were not stored');
    }
  }

  const timer = setInterval(write, WRITE_INTERVAL);
  timer.unref();
  return {
    count(slug, request) {
      if (crawler.test(request.headers['user-agent']?.toString() ?? '')) return;
      const reader = clientKey(request, 'network');
      if (readers.isFirstRead(reader, slug, clock())) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    },
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
