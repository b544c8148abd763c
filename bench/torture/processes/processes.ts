import { setTimeout as pause } from 'node:timers/promises';
import { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { inNewFolder, type ServerProcess, startProduct } from '../../server-process.ts';

const COUNT = 3;
const POLL_MS = 50;
/** Milliseconds until what was broken must work again, on a machine that is busy. */
const HEAL_MS = 20_000;

/** Three API processes on one database. */
export class Processes {
  readonly #folder: string;
  readonly #databaseUrl: string;
  readonly #servers: ServerProcess[] = [];

  private constructor(folder: string, databaseUrl: string) {
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
  }

  /** Starts them all at once. */
  static async start(folder: string, databaseUrl: string): Promise<Processes> {
    const processes = new Processes(folder, databaseUrl);
    const starts = Array.from({ length: COUNT }, () => processes.#start());
    for (const server of await Promise.all(starts)) processes.#servers.push(server);
    return processes;
  }

  get servers(): readonly ServerProcess[] {
    return this.#servers;
  }

  /** Starts those that have ended again, each on its port. */
  async startEnded(): Promise<void> {
    for (const [n, { isRunning, port }] of this.#servers.entries()) {
      if (!isRunning) this.#servers[n] = await this.#start(port);
    }
  }

  /** Resolves to the milliseconds until all processes report that they are ready. Rejects when they never do. */
  async ready(): Promise<number> {
    const begun = performance.now();
    for (const { url } of this.#servers) {
      while (!(await isReady(url))) {
        if (performance.now() - begun > HEAL_MS) {
          throw new Error(`A process was not ready after ${HEAL_MS} ms`);
        }
        await pause(POLL_MS);
      }
    }
    return performance.now() - begun;
  }

  async end(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.end()));
  }

  #start(port = 0): Promise<ServerProcess> {
    const env = { DATABASE_URL: this.#databaseUrl, LOG_LEVEL: 'fatal' };
    return startProduct(this.#folder, { port, env });
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`);
  await answer.arrayBuffer();
  return answer.ok;
}

/** Runs `work` beside a new durable database, with a folder for what its processes write. */
export const withDatabase = <T>(
  work: (folder: string, database: PostgresServer) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> =>
  inNewFolder(async (folder) => {
    const database = await PostgresServer.start({ durable: true, flags });
    try {
      return await work(folder, database);
    } finally {
      await database.stop();
    }
  });

/** Runs `work` beside three processes on a new durable database. */
export const withProcesses = <T>(
  work: (processes: Processes, database: PostgresServer) => Promise<T>,
  flags?: readonly string[],
): Promise<T> =>
  withDatabase(async (folder, database) => {
    const processes = await Processes.start(folder, database.url());
    try {
      return await work(processes, database);
    } finally {
      await processes.end();
    }
  }, flags);
