import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { noSamples } from '#api/store/sample-content.ts';
import { moveToDatabase } from '#api/store/transfer/move.ts';
import { inNewFolder, type ServerProcess, startProduct } from '../server-process.ts';
import { writeLeads } from './write-leads.ts';

/** Leads of the histories beside which calls are measured. */
export const HISTORIES = [0, 10_000, 100_000] as const;

export const storeNames = ['files', 'PostgreSQL'] as const;

/** The product with a history of `leads`. */
export interface HistoryServer {
  store: (typeof storeNames)[number];
  leads: number;
  server: ServerProcess;
}

/** Runs `work` beside a server for each history and store, whose records are the same. */
export const withHistories = <T>(work: (servers: HistoryServer[]) => Promise<T>): Promise<T> =>
  inNewFolder(async (parent) => {
    const database = await PostgresServer.start({ durable: true });
    const servers: HistoryServer[] = [];
    try {
      for (const leads of HISTORIES) {
        const folder = join(parent, String(leads));
        await mkdir(folder);
        await writeLeads(folder, leads, new Date());
        const name = `with_${leads}`;
        await database.query(`create database ${name}`);
        const url = database.url(name);
        await moveToDatabase({ folder, url, samples: noSamples, report: () => {} });
        // As autovacuum does within a minute.
        await database.query('vacuum analyze', name);
        const onFiles = await startProduct(folder);
        servers.push({ store: 'files', leads, server: onFiles });
        const env = { DATABASE_URL: url, DATA_DIR: join(parent, 'none') };
        const onDatabase = await startProduct(join(parent, 'none'), { env });
        servers.push({ store: 'PostgreSQL', leads, server: onDatabase });
      }
      return await work(servers);
    } finally {
      for (const { server } of servers) await server.end();
      await database.stop();
    }
  });
