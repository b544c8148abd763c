import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from './job.ts';
import type { Queue } from './queue.ts';
import { QueueLanes } from './queue-lanes.ts';
import { runEvery } from './run-every.ts';

/** Milliseconds between two looks for what is due. */
const INTERVAL = 2_000;

/** Milliseconds that an attempt may take when the server stops. */
const STOP_MS = 10_000;

interface QueueJob<Item extends { id: string }, Outcome> {
  clock: Clock;
  log: Logger;
  /** The queues with something to send now. */
  queues(): Promise<readonly Queue<Item, Outcome>[]>;
  /** Milliseconds, for tests. */
  interval?: number | undefined;
}

/**
 * Sends what is due in each queue, at least once, until it is stopped: then it claims no more and waits for
 * running attempts, at most ten seconds. Queues do not wait for each other.
 */
export function runQueues<Item extends { id: string }, Outcome>({
  clock,
  log,
  queues,
  interval = INTERVAL,
}: QueueJob<Item, Outcome>): Job {
  const aborting = new AbortController();
  const stopping = new AbortController();
  const signals = { stopping: stopping.signal, aborting: aborting.signal };
  const lanes = new Map<string, QueueLanes<Item, Outcome>>();

  async function look(): Promise<void> {
    const wanted = await queues();
    if (stopping.signal.aborted) return;
    for (const others of lanes.values()) others.close();
    for (const queue of wanted) {
      const ofQueue = lanes.get(queue.id) ?? new QueueLanes(queue, { clock, log, ...signals });
      lanes.set(queue.id, ofQueue);
      ofQueue.start(queue);
    }
  }

  const failure = 'What is due could not be looked for';
  const looking = runEvery({ interval, run: look, log, failure });
  return {
    async stop() {
      stopping.abort();
      const abort = setTimeout(() => aborting.abort(), STOP_MS);
      await looking.stop();
      await Promise.all([...lanes.values()].map((ofQueue) => ofQueue.stop()));
      clearTimeout(abort);
    },
  };
}
