import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  url: string;
  /** Memory that it has in use, bytes (Linux). */
  memory(): number;
  /** What a server run by `count-memory.ts` says it keeps, bytes. */
  kept(): Promise<number>;
  /** Processor time that it has used so far, all threads, seconds (Linux). */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Linux tells processor time in hundredths of a second, whatever the kernel's own clock is. */
const TICKS = 100;

/** Starts a server in a process of its own; its first line with an address says where it is. */
export async function startProcess(
  args: string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The server has no standard output.');
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
    if (!url) continue;
    stdout.resume();
    return {
      url,
      memory: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1]) * 1024,
      async kept() {
        child.send('how much?');
        const [bytes] = await once(child, 'message');
        return Number(bytes);
      },
      processorTime() {
        // The name before it, in brackets, may have blanks of its own.
        const fields = proc('stat')
          .replace(/^.*\) /s, '')
          .split(' ');
        return (Number(fields[11]) + Number(fields[12])) / TICKS;
      },
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it listened.`);
}
