import type { Row } from '../../table.ts';
import { Forwarder } from './forwarder.ts';
import { killDatabase, startDatabase } from './kill-database.ts';
import { outage } from './outage.ts';
import { Processes, withDatabase } from './processes.ts';

/**
 * The database moves to another port behind the address that the processes know: its connections break, or they
 * stay open and nothing comes through them.
 */
export async function failovers(): Promise<Row[]> {
  return [
    await failover('the database moves, connections break', { isSilent: false, bound: 5000 }),
    // The limit of a query whose answer never comes, and of the connection before it.
    await failover('the database moves, connections fall silent', {
      isSilent: true,
      bound: 20_000,
    }),
  ];
}

const failover = (
  measure: string,
  { isSilent, bound }: { isSilent: boolean; bound: number },
): Promise<Row> =>
  withDatabase(async (folder, database) => {
    const forwarder = await Forwarder.start(database.port);
    const address = new URL(database.url());
    address.port = String(forwarder.port);
    const processes = await Processes.start(folder, address.href);
    try {
      return await outage(processes, {
        measure,
        async begin() {
          if (isSilent) forwarder.silence();
          await killDatabase(database);
        },
        lasts: 1000,
        async end() {
          await startDatabase(() => database.runElsewhere());
          forwarder.moveTo(database.port);
        },
        bound,
      });
    } finally {
      await processes.end();
      forwarder.close();
    }
  });
