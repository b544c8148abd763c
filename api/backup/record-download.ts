import { Readable } from 'node:stream';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Store } from '#api/store/store.ts';

interface Options {
  store: Pick<Store, 'recordBackup'>;
  clock: Clock;
  log: Logger;
}

/** The same bytes; records the backup once they were all read. A download that breaks off is no backup. */
export function recordDownload(archive: Readable, { store, clock, log }: Options): Readable {
  async function* counted() {
    let bytes = 0;
    for await (const chunk of archive) {
      bytes += chunk.length;
      yield chunk;
    }
    const backup = { at: clock().toISOString(), bytes, to: 'download' } as const;
    // On a full disk the owner still gets the backup.
    await store.recordBackup(backup).catch((err: unknown) => {
      log.warn({ err }, 'The backup was downloaded, but its date could not be stored');
    });
  }
  return Readable.from(counted(), { objectMode: false });
}
