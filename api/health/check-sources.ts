import type { Clock } from '#api/clock.ts';
import type { Store } from '#api/store/store.ts';
import type { DiskSpace } from '#domain/health/disk-space.ts';
import type { ProcessWatch } from './process-watch.ts';

/** What the checks read. */
export interface CheckSources {
  store: Store;
  clock: Clock;
  /** Without a mail server mails stay planned, and that is no failure. */
  isMailSetUp: boolean;
  isDatabase: boolean;
  /** Resolves to undefined when nothing is in folders. */
  diskUsage: () => Promise<DiskSpace | undefined>;
  /** Rejects while the bucket with the pictures is away; undefined when they are elsewhere. */
  picturesReady: (() => Promise<void>) | undefined;
  watch: Pick<ProcessWatch, 'loopDelay' | 'errorShare'>;
}
