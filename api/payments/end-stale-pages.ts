import { millisecondsInMinute } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';
import { expireCheckouts } from './expire-checkouts.ts';
import type { OnlinePayments } from './online-payments.ts';

const INTERVAL = millisecondsInMinute / 2;

interface Options {
  store: Store;
  clock: Clock;
  log: Logger;
  payments: OnlinePayments;
  /** Milliseconds between two looks, for tests. */
  interval?: number | undefined;
}

/**
 * Ends payment pages of an amount that is not due any more, again and again until Stripe confirms it: the call that
 * changed the amount may have found Stripe down, the server may have stopped before it, and erasures do not call Stripe.
 */
export function startEndingStalePages({ store, clock, log, payments, interval }: Options): Job {
  const keeper = { store, clock, log, payments };
  return runEvery({
    interval: interval ?? INTERVAL,
    async run(stopping) {
      // No page lives for an hour.
      for (const { id, checkouts } of await store.jobs.changedSince(subHours(clock(), 1))) {
        if (stopping.aborted) return;
        if (checkouts.some(({ state }) => state === 'open')) await expireCheckouts(keeper, id);
      }
    },
    log,
    failure: 'Payment pages of former amounts could not be looked for',
  });
}
