import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '../../serving/connection.ts';
import type { Target } from './attack.ts';

const AFTER_FAILURE_MS = 10;

/** Workers that send one request after another, as fast as answers come, whatever these are. */
export async function flood(
  { port, sent }: Target,
  workers: number,
  next: () => Buffer,
): Promise<void> {
  async function work(): Promise<never> {
    const connection = new Connection(port);
    for (;;) {
      const request = next();
      sent(1);
      // The server may close the connection; the next request opens another.
      await connection.send(request).catch(() => pause(AFTER_FAILURE_MS));
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
}
