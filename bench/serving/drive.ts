import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';

/** A server that is so many milliseconds behind is given up. */
const MOST_DELAY_MS = 10_000;

export interface Load {
  connections: number;
  seconds: number;
  /** Requests a second; without it, as fast as answers come. */
  rate?: number;
}

interface DrivenServer {
  port: number;
  processorTime?(): number;
}

export interface Driven {
  answers: number;
  perSecond: number;
  /** 99th percentile of the durations, ms. */
  p99: number;
  /** ms. */
  slowest: number;
  /** Processor time of the server, all threads, for one answer, µs; NaN where it is not known. */
  cost: number;
  /** Part of its time in which the load generator itself was busy. */
  busy: number;
  faults: string[];
}

/**
 * Sends what `next` gives. With a rate, the duration of an answer counts from the time when its
 * request was due, so that waiting behind a slow answer counts too.
 */
export async function drive(
  server: DrivenServer,
  next: () => Buffer,
  { connections, seconds, rate }: Load,
): Promise<Driven> {
  const clients = Array.from({ length: connections }, () => new Connection(server.port));
  const times: number[] = [];
  const faults: string[] = [];
  const usage = performance.eventLoopUtilization();
  const processorTime = () => server.processorTime?.() ?? Number.NaN;
  const processorBefore = processorTime();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let sent = 0;

  async function run(connection: Connection): Promise<void> {
    for (;;) {
      const due = rate ? begun + (sent / rate) * 1000 : performance.now();
      sent += 1;
      if (due >= end) return;
      if (performance.now() >= end + MOST_DELAY_MS)
        return void faults.push('the server is too slow');
      const wait = due - performance.now();
      if (wait >= 1) await pause(wait);
      try {
        const status = await connection.send(next());
        if (status < 200 || status > 299) faults.push(`answered with ${status}`);
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
      times.push(performance.now() - due);
    }
  }

  await Promise.all(clients.map(run));
  const lasted = (performance.now() - begun) / 1000;
  for (const connection of clients) connection.close();
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / lasted,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
    slowest: times.at(-1) ?? Number.NaN,
    cost: ((processorTime() - processorBefore) / times.length) * 1e6,
    busy: performance.eventLoopUtilization(usage).utilization,
    faults,
  };
}
