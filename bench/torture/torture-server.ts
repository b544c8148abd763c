import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Owner } from './owner.ts';

export const OWNER_PASSWORD = 'bluebonnets in april';

const running = new Set<ChildProcess>();
// Also when a torture breaks off.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface StartOptions {
  /** Besides those that every torture needs. */
  env?: Record<string, string>;
  /** Hears every line of the log and of the standard error; without it the log goes nowhere. */
  onLog?: (line: string) => void;
}

/** A server as an operator starts it, on a folder that outlives it. */
export class TortureServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** `port` 0 takes any free one. Rejects when it ends before it listens. */
  static async start(
    folder: string,
    port = 0,
    { env, onLog }: StartOptions = {},
  ): Promise<TortureServer> {
    const child = spawn(process.execPath, ['api/server.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        OWNER_PASSWORD,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child.once('exit', () => running.delete(child)));
    const { promise, resolve, reject } = Promise.withResolvers<TortureServer>();
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
        if (url) resolve(new TortureServer(url, child));
        onLog?.(line);
      })
      .on('close', () => reject(new Error('The server ended before it listened.')));
    if (onLog) createInterface({ input: child.stderr }).on('line', onLog);
    else child.stderr.pipe(process.stderr);
    return promise;
  }

  /** Whether the process runs still. */
  get runs(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Resolves to its exit code, null where the signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }

  /** Memory that the process has in use, bytes (Linux). */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  /** All records of the owner's list `resource`, in as many pages as it takes. */
  async everything<T>(resource: 'bookings' | 'contact-requests'): Promise<T[]> {
    return (await Owner.signIn(this)).all<T>(resource);
  }

  post(path: string, body: unknown, key?: string): Promise<Response> {
    return post(this.url, path, body, key);
  }
}

/** Sends what a visitor's form sends. */
export const post = (url: string, path: string, body: unknown, key?: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });

/** Runs `work` on a new folder, which is gone afterwards. */
export async function onNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `count` clients that each begin their next `step` when the one before is done, until it says false. */
export async function clients(count: number, step: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (await step());
    }),
  );
}
