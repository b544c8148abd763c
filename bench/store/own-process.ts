import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Acknowledged, Writes } from './acknowledged.ts';

/** What a process that writes is told. */
export interface Order {
  folder: string;
  /** Of the kind. */
  name: string;
  all: readonly Writes[];
}

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** `acknowledged` in a process of its own: a long history weighs on nobody else's memory. */
export async function acknowledgedApart(order: Order): Promise<Acknowledged[]> {
  const child = fork(writer, { stdio: 'inherit' });
  child.send(order);
  const failed = once(child, 'exit').then(([code]): never => {
    throw new Error(`The process that writes ended with ${code}.`);
  });
  const [results] = await Promise.race([once(child, 'message'), failed]);
  return results as Acknowledged[];
}
