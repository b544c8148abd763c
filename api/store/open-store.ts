import type { Environment } from '#api/env.ts';
import type { Logger } from '#api/http/create-log.ts';
import { createLocalState } from '#api/shared/local-state.ts';
import type { SharedState } from '#api/shared/shared-state.ts';
import type { Disk } from './json/disk.ts';
import { openJsonStore } from './json/json-store.ts';
import type { RecordKind } from './leads.ts';
import { otherPictures } from './pictures/open-pictures.ts';
import type { DatabaseFigures } from './postgres/database-figures.ts';
import type { Waiting } from './postgres/wait-for-database.ts';
import type { SampleContent } from './sample-content.ts';
import type { Store } from './store.ts';

export interface OpenedStore {
  store: Store;
  shared: SharedState;
  /** Figures of a database, for metrics. */
  figures?: DatabaseFigures;
}

/** Opens the database of `DATABASE_URL`, or the files in `DATA_DIR`: only one of the two is ever loaded. */
export async function openStore(options: {
  environment: Pick<Environment, 'database' | 'dataDir' | 'pictures'>;
  samples: SampleContent;
  log: Logger;
  disk: Disk;
  /** Called for each new record that this process has stored. */
  onAdded: ((kind: RecordKind) => void) | undefined;
  /** To wait for a database that starts later than this process. */
  waiting: Waiting;
}): Promise<OpenedStore> {
  const { environment, samples, log, disk, waiting } = options;
  const { database, dataDir } = environment;
  const pictures = await otherPictures(environment, disk);
  const onAdded = options.onAdded && { onAdded: options.onAdded };
  if (database) {
    const { openDatabase } = await import('./postgres/postgres-store.ts');
    return openDatabase({ ...database, samples, log, waiting, pictures, ...onAdded });
  }
  const store = await openJsonStore({ folder: dataDir, samples, disk, pictures, ...onAdded });
  return { store, shared: createLocalState() };
}
