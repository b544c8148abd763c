import { readFileSync } from 'node:fs';
import { startChild } from '../../child-process.ts';

const IDLE = 10_000;
/** Files that a process opens besides the connections. */
const OTHER_FILES = 1000;

/** Idle connections that this machine allows a process, at most `IDLE`. */
function idleConnections(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const files = Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(IDLE, files - OTHER_FILES);
}

/** Resolves when all connections are open: thousands of idle ones, and some slow or unfinished. */
export async function startSlowClients(port: number) {
  const program = new URL('./slow-clients.ts', import.meta.url);
  const child = startChild(program, [String(port), String(idleConnections())]);
  return {
    count: await child.message<number>(),
    /** Attempts at a connection that failed. */
    refused(): Promise<number> {
      child.send('report');
      return child.message();
    },
    end: child.end,
  };
}
