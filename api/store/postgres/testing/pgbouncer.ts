import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#api/testing/free-ports.ts';
import { nobody } from './postgres-server.ts';

export interface Pgbouncer {
  /** As user `postgres`, with the password `secret`. */
  url(database?: string): string;
  stop(): Promise<void>;
}

/** Where Debian installs it. */
const command = '/usr/sbin/pgbouncer';

export const hasPgbouncer = spawnSync(command, ['--version']).status === 0;

/** A pgbouncer in front of the server at `databasePort`, by default in session mode. */
export async function startPgbouncer(
  databasePort: number,
  settings: Record<string, string | number> = {},
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"postgres" "secret"\n');
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'md5',
    auth_file: users,
    default_pool_size: 60,
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  const config = join(folder, 'pgbouncer.ini');
  const databases = `* = host=127.0.0.1 port=${databasePort}`;
  writeFileSync(config, ['[databases]', databases, '[pgbouncer]', ...lines, ''].join('\n'));
  const server = spawn(command, [config], {
    ...(process.getuid?.() === 0 && nobody()),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('process up')) resolve();
    });
    server.once('exit', () => reject(new Error(`pgbouncer did not start:\n${output}`)));
  });
  server.stderr.removeAllListeners('data').resume();
  return {
    url: (database = 'postgres') => `postgres://postgres:secret@127.0.0.1:${port}/${database}`,
    async stop() {
      process.off('exit', end);
      const ended = once(server, 'exit');
      end();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
