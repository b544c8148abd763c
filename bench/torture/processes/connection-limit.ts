import pg from 'pg';
import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import type { Row } from '../../table.ts';
import { outage } from './outage.ts';
import { withProcesses } from './processes.ts';

const CONNECTIONS = 60;
const TOO_MANY = '53300';

/** Other programs have all connections of the server, and give them back. */
export const connectionLimit = (): Promise<Row> =>
  withProcesses(
    async (processes, database) => {
      let others: pg.Client[] = [];
      return outage(processes, {
        measure: `others have all ${CONNECTIONS} connections of the server`,
        async begin() {
          others = await takeAll(database);
        },
        lasts: 2000,
        async end() {
          await Promise.all(others.map((other) => other.end()));
        },
        bound: 5000,
      });
    },
    ['-c', `max_connections=${CONNECTIONS}`],
  );

/**
 * Connections in place of all that the server's other clients have, up to the last: a client that is still
 * signing in holds one without being listed, so an empty list of clients does not mean that none is left.
 */
async function takeAll(database: PostgresServer): Promise<pg.Client[]> {
  const others: pg.Client[] = [];
  while (others.length < CONNECTIONS) {
    const other = new pg.Client({ connectionString: database.url(), application_name: 'other' });
    try {
      await other.connect();
      others.push(other);
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_MANY) throw error;
      await others[0]?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'other'",
      );
    }
  }
  return others;
}
