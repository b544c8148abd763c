import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { limitedCommand } from './memory-limit.ts';

export const OWNER_PASSWORD = 'bluebonnets in april';

/** Linux reports processor time in hundredths of a second. */
const TICKS = 100;

const running = new Set<ChildProcess>();
// Also when the command breaks off.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface StartOptions {
  env?: Record<string, string>;
  /** Gets every line of the log and of the standard error; without it the log is discarded. */
  onLog?: ((line: string) => void) | undefined;
  /** Memory of the machine that is played, MB; without it, that of this one. */
  memoryMb?: number | undefined;
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** Resolves when the server prints its address. Rejects when it ends before that. */
  static async start(
    args: string[],
    { env, onLog, memoryMb }: StartOptions = {},
  ): Promise<ServerProcess> {
    const limited = memoryMb ? limitedCommand(args, memoryMb) : undefined;
    const [program = '', ...rest] = limited?.command ?? [process.execPath, ...args];
    const child = spawn(program, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', onLog ? 'pipe' : 'inherit'],
    });
    running.add(child.once('exit', () => running.delete(child)));
    child.once('exit', () => limited?.release());
    const { stdout, stderr } = child;
    if (!stdout) throw new Error('The server has no standard output.');
    const { promise, resolve, reject } = Promise.withResolvers<ServerProcess>();
    const lines = createInterface({ input: stdout });
    lines.on('close', () => reject(new Error(`${args.join(' ')} ended before it listened.`)));
    lines.on('line', (line) => {
      onLog?.(line);
      const url = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
      if (!url) return;
      resolve(new ServerProcess(url, child));
      if (onLog) return;
      // Reading lines would cost the load generator processor time.
      lines.close();
      stdout.resume();
    });
    if (onLog && stderr) createInterface({ input: stderr }).on('line', onLog);
    return promise;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Resident memory, bytes (Linux). */
  memory(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(this.#proc('status'))?.[1]) * 1024;
  }

  /** Processor time used so far by all threads, seconds (Linux). */
  processorTime(): number {
    // The name in brackets before the fields may contain blanks.
    const fields = this.#proc('stat')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  /** Resolves to the exit code, null where the signal ended the process. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (this.isRunning) {
      const exited = once(this.#child, 'exit');
      this.#child.kill(signal);
      await exited;
    }
    return this.#child.exitCode;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }

  #proc(file: string): string {
    return readFileSync(`/proc/${this.#child.pid}/${file}`, 'utf8');
  }
}

/** The product as `npm start` runs it, without rate limits; `port` 0 takes any free one. */
export const startProduct = (
  folder: string,
  { port = 0, env, ...options }: StartOptions & { port?: number } = {},
): Promise<ServerProcess> =>
  ServerProcess.start(['api/server.ts'], {
    env: { PORT: String(port), DATA_DIR: folder, OWNER_PASSWORD, RATE_LIMIT: 'off', ...env },
    ...options,
  });

/** Runs `work` beside the product on a new folder with sample content. */
export const withProduct = <T>(work: (server: ServerProcess) => Promise<T>): Promise<T> =>
  inNewFolder(async (folder) => {
    const env = { SAMPLE_CONTENT: 'on', LOG_LEVEL: 'warn' };
    await using server = await startProduct(folder, { env });
    return await work(server);
  });

/** Runs `work` on a new folder and deletes it afterwards. */
export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
