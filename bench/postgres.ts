import { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { bookingRows } from './postgres/booking-rows.ts';
import { writeDatabase } from './postgres/records.ts';
import { siteRows } from './postgres/site-rows.ts';
import { inNewFolder } from './server-process.ts';
import type { Effort, Row } from './table.ts';

const RECORDS = 100_000;

/** Four processes have a pool for each database and way. */
const flags = ['-c', 'max_connections=200'];

/** The product on PostgreSQL, with the server's own settings for durability. */
export const measurePostgres = (effort: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const server = await PostgresServer.start({ durable: true, flags });
    try {
      const databases = new Map([
        [0, 'without_history'],
        [RECORDS, 'with_history'],
      ]);
      for (const [records, database] of databases) {
        await server.query(`create database ${database}`);
        await writeDatabase(server.url(database), records);
      }
      const bookings = await bookingRows(server, databases, effort.rounds);
      const site = { url: server.url('with_history'), records: RECORDS };
      return [...bookings, ...(await siteRows(folder, site, effort))];
    } finally {
      await server.stop();
    }
  });
