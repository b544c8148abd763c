import { readFileSync } from 'node:fs';
import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';

const ATTEMPTS = 20;

/** `kill -9` of the server and of every process that it has started (Linux). */
export async function killDatabase(database: PostgresServer): Promise<void> {
  const { pid } = database;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ended = database.end('SIGKILL');
  for (const child of children) {
    try {
      process.kill(Number(child), 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await ended;
}

/** Repeats while the kernel has not yet freed the memory of the processes that were killed. */
export async function startDatabase(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('shared memory block')) throw error;
    }
  }
}
