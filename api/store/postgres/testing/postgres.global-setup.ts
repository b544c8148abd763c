import type { TestProject } from 'vitest/node';
import { connectTo } from '../database.ts';
import { migrateToLatest } from '../migrate.ts';
import { PostgresServer } from './postgres-server.ts';
import { TEMPLATE } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server's database `postgres`. */
    postgresUrl: string;
  }
}

/** Starts one server for the test files of the run, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start();
  await server.query(`create database ${TEMPLATE}`);
  const db = connectTo(server.url(TEMPLATE), 1);
  await migrateToLatest(db);
  await db.destroy();
  project.provide('postgresUrl', server.url());
  return () => server.stop();
}
