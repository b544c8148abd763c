import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';

const CONNECTIONS = 64;
/** Milliseconds after which a server that has fallen behind is not waited for. */
const LATE = 10_000;

export interface Driven {
  answers: number;
  perSecond: number;
  /** Of a hundred answers the slowest but one, ms. */
  p99: number;
  /** The part of its time in which the sender itself was at work. */
  busy: number;
  faults: string[];
}

/**
 * Sends what `next` gives for so many seconds: as fast as answers come, or `pace` requests a second.
 * With a pace, the time of an answer counts from the moment when its request was due: who waits in
 * line behind a slow one waits too.
 */
export async function drive(
  port: number,
  next: () => Buffer,
  { seconds, pace }: { seconds: number; pace?: number },
): Promise<Driven> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port));
  const times: number[] = [];
  const faults: string[] = [];
  const usage = performance.eventLoopUtilization();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let sent = 0;

  async function client(connection: Connection): Promise<void> {
    for (;;) {
      const due = pace ? begun + (sent++ / pace) * 1000 : performance.now();
      if (due >= end) return;
      if (performance.now() >= end + LATE) return void faults.push('the server has fallen behind');
      const wait = due - performance.now();
      if (wait >= 1) await pause(wait);
      try {
        const status = await connection.send(next());
        if (status !== 200 && status !== 201) faults.push(`answered with ${status}`);
      } catch (error) {
        faults.push(error instanceof Error ? error.message : 'no error');
      }
      times.push(performance.now() - due);
    }
  }

  await Promise.all(connections.map(client));
  const lasted = (performance.now() - begun) / 1000;
  for (const connection of connections) connection.close();
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / lasted,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
    busy: performance.eventLoopUtilization(usage).utilization,
    faults,
  };
}
