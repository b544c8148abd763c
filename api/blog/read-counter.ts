import type { Logger } from '#api/log/create-log.ts';
import type { Store } from '#api/store/store.ts';

/** Milliseconds between two writes of what was counted. */
const PAUSE = 60_000;

const program = /bot|crawl|spider|preview|monitor/i;

/** Counts how often each article is read, for the list of popular ones; of readers it keeps nothing. */
export interface ReadCounter {
  count(slug: string, userAgent: string | undefined): void;
  /** Writes what has been counted, and counts no more. */
  stop(): Promise<void>;
}

export function createReadCounter(store: Store, log: Logger): ReadCounter {
  let counted = new Map<string, number>();

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const bySlug = counted;
    counted = new Map();
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
      // A minute's figures for a list of popular articles: nothing to trouble a reader with.
      log.warn({ err }, 'Reads of articles were not kept');
    }
  }

  const timer = setInterval(write, PAUSE);
  timer.unref();
  return {
    count(slug, userAgent = '') {
      if (!program.test(userAgent)) counted.set(slug, (counted.get(slug) ?? 0) + 1);
    },
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
