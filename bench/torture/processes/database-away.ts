import type { Row } from '../../table.ts';
import { killDatabase, startDatabase } from './kill-database.ts';
import { outage } from './outage.ts';
import { withProcesses } from './processes.ts';

/** The database is killed under load and started again after so many seconds. */
export const databaseAway = (seconds: number): Promise<Row> =>
  withProcesses((processes, database) =>
    outage(processes, {
      measure: `the database away for ${seconds} s`,
      begin: () => killDatabase(database),
      lasts: 1000 * seconds,
      end: () => startDatabase(() => database.run()),
      bound: 5000,
    }),
  );
