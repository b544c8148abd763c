import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Company } from './bad-company.ts';

const IDLE = 10_000;
/** What a process opens besides the connections. */
const OTHER_FILES = 1000;

const program = fileURLToPath(new URL('./bad-company.ts', import.meta.url));

/** How many idle connections this machine lets a process have, up to those that are wanted. */
export function idleConnections(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const files = Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(IDLE, files - OTHER_FILES);
}

/** Resolves when they all have come: thousands that stand idle, some that are slow or half open. */
export async function inviteBadCompany(port: number) {
  const child = fork(program, [String(port), String(idleConnections())]);
  const [count] = (await Promise.race([once(child, 'message'), gone(child)])) as [number];
  return {
    count,
    async tell(): Promise<Company> {
      const told = once(child, 'message');
      child.send('tell');
      const [company] = (await Promise.race([told, gone(child)])) as [Company];
      return company;
    },
    async leave(): Promise<void> {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function gone(child: ReturnType<typeof fork>): Promise<never> {
  await once(child, 'exit');
  throw new Error('The bad company ended too early');
}
