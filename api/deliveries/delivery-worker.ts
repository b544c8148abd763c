import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/shared/jobs.ts';
import type { Store } from '#api/store/store.ts';
import type { DeliveryAnswer, DeliveryOutcome } from '#domain/deliveries/delivery-record.ts';
import type { DeliveryTarget, PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';

/** Deliveries to one target that are claimed at once: five minutes, if each takes its longest. */
const BATCH = 20;

/** Milliseconds until an unsettled claim can be made again: longer than a batch of slow ones can take. */
const LEASE = 6 * millisecondsInMinute;

/** Milliseconds between two looks for due deliveries. */
const INTERVAL = 2_000;

/** Milliseconds until the next attempt at a target that gives no answer; doubled each time. */
const SILENCE_PAUSE = { first: 15_000, most: 5 * millisecondsInMinute };

/** Milliseconds that a delivery may take when the server stops. */
const STOP_MS = 10_000;

const PRUNE_INTERVAL = millisecondsInHour;

/** How an attempt ended, without the time, which the worker adds. */
export interface Attempted {
  outcome: DeliveryOutcome['outcome'];
  answer: Pick<DeliveryAnswer, 'status' | 'text'>;
}

export interface DeliveryWorkerOptions<T extends DeliveryTarget> {
  store: Pick<Store, 'deliveries'>;
  clock: Clock;
  log: Logger;
  /** Those that get events now. */
  targets(): Promise<readonly T[]>;
  /** Delivers once; a failure is an outcome. `signal` ends the attempt. */
  send(target: T, delivery: PlannedDelivery, signal: AbortSignal): Promise<Attempted>;
  /** Called once the outcome of an attempt is stored. */
  settled?(target: T, outcome: DeliveryOutcome): Promise<void>;
  /** Milliseconds, for tests. */
  interval?: number | undefined;
}

/**
 * Delivers due events to each target in a lane of its own, so that a slow one holds up no other. Once it
 * is stopped it claims no more and waits for running attempts, at most ten seconds.
 */
export function startDeliveryWorker<T extends DeliveryTarget>(
  options: DeliveryWorkerOptions<T>,
): Job {
  const { store, clock, log, interval = INTERVAL } = options;
  const stopping = new AbortController();
  const aborting = new AbortController();
  /** By target, as all of these. */
  const lanes = new Map<string, Promise<void>>();
  /** Claimed and not yet begun. */
  const queues = new Map<string, PlannedDelivery[]>();
  /** Milliseconds to wait for those that gave no answer. */
  const silence = new Map<string, number>();
  /** Of attempts whose outcome could not be stored: they must not be made again. */
  const unsettled = new Map<string, Map<string, DeliveryOutcome>>();
  let prunedAt = Number.NEGATIVE_INFINITY;

  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await prune();
        for (const target of await options.targets()) {
          if (lanes.has(target.id) || stopping.signal.aborted) continue;
          lanes.set(
            target.id,
            runLane(target).finally(() => lanes.delete(target.id)),
          );
        }
      } catch (err) {
        log.warn({ err }, 'Deliveries could not be looked for');
      }
      await wait(interval);
    }
  }

  async function prune(): Promise<void> {
    if (clock().getTime() - prunedAt < PRUNE_INTERVAL) return;
    await store.deliveries.prune(clock());
    prunedAt = clock().getTime();
  }

  /** Resolves after a batch, so that changes of the target are seen. */
  async function runLane(target: T): Promise<void> {
    const { id } = target;
    try {
      for (const [delivery, outcome] of unsettled.get(id) ?? []) {
        await settle(target, delivery, outcome);
      }
      const queue = queues.get(id) ?? [];
      queues.set(id, queue);
      if (queue.length === 0) queue.push(...(await claim(target)));
      while (!stopping.signal.aborted) {
        const next = queue.shift();
        if (!next) break;
        const attempted = await deliver(target, next);
        if (attempted?.outcome === 'refused') await release(queue.splice(0));
        if (attempted && attempted.answer.status === undefined) break;
      }
    } catch (err) {
      // The next look tries again.
      log.warn({ err }, 'Deliveries could not be claimed or settled');
    }
    await wait(silence.get(id) ?? 0);
  }

  function claim(target: T): Promise<PlannedDelivery[]> {
    const now = clock();
    const until = new Date(now.getTime() + LEASE);
    return store.deliveries.claim({ target, now, until, limit: BATCH });
  }

  /** Undefined when the lead is gone since the claim. */
  async function deliver(target: T, claimed: PlannedDelivery): Promise<Attempted | undefined> {
    const delivery = await store.deliveries.current(claimed, clock());
    if (!delivery) return undefined;
    const start = performance.now();
    const attempted = await options.send(target, delivery, aborting.signal);
    const { outcome, answer } = attempted;
    const milliseconds = Math.round(performance.now() - start);
    const { type } = delivery.event;
    log.info({ type, outcome, status: answer.status }, 'Delivery attempted');
    noteSilence(target, answer.status === undefined);
    const settled = { outcome, answer: { ...answer, milliseconds }, at: clock() };
    await settle(target, delivery.id, settled);
    return attempted;
  }

  function noteSilence({ id }: T, isSilent: boolean): void {
    const { first, most } = SILENCE_PAUSE;
    if (!isSilent) silence.delete(id);
    else silence.set(id, Math.min(most, Math.max(first, 2 * (silence.get(id) ?? 0))));
  }

  async function settle(target: T, id: string, outcome: DeliveryOutcome): Promise<void> {
    const ofTarget = unsettled.get(target.id) ?? new Map<string, DeliveryOutcome>();
    unsettled.set(target.id, ofTarget.set(id, outcome));
    await store.deliveries.settle(id, outcome);
    ofTarget.delete(id);
    await options.settled?.(target, outcome);
  }

  /** Gives back what was claimed and not begun, to be tried again soon. */
  async function release(claimed: readonly PlannedDelivery[]): Promise<void> {
    if (claimed.length === 0) return;
    const answer = { text: 'Not tried: sending was stopped before.', milliseconds: 0 };
    const outcome: DeliveryOutcome = { outcome: 'failed', answer, at: clock() };
    const left = claimed.map(({ id }) => store.deliveries.settle(id, outcome));
    for (const { status } of await Promise.allSettled(left)) {
      if (status === 'rejected') log.warn('A claimed delivery waits for the end of its claim');
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      const abort = setTimeout(() => aborting.abort(), STOP_MS);
      await running;
      await Promise.all(lanes.values());
      clearTimeout(abort);
      await release([...queues.values()].flat());
    },
  };
}
