import { millisecondsInHour } from 'date-fns/constants';
import { removeUnnamedAgents } from '#api/agents/agent-links.ts';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';

/** Twice a day, so that no day is without a check when clocks change. Milliseconds. */
const INTERVAL = 12 * millisecondsInHour;

/**
 * Milliseconds after the start. Among tens of thousands of records the first check takes a third of a second, in which
 * nobody is answered, and visitors have waited for the start already.
 */
const DELAY = 10_000;

/** Erases by the owner's retention setting, after the start and then each day. */
export function startRetentionCheck({
  store,
  business,
  clock,
  log,
  delay = DELAY,
}: {
  store: Store;
  business: Pick<CurrentBusiness, 'current'>;
  clock: Clock;
  log: Logger;
  delay?: number | undefined;
}): Job {
  async function check(): Promise<void> {
    const { requests, bookings } = await store.eraseExpired({
      now: clock(),
      zone: business.current().timeZone,
    });
    const erased = { requests: requests.length, bookings: bookings.length };
    if (erased.requests + erased.bookings > 0)
      log.info({ erased }, 'Erased by the retention setting');
    await removeUnnamedAgents(store);
    await store.deliveries.prune(clock());
  }

  const failure = 'The retention setting was not applied';
  return runEvery({ delay, interval: INTERVAL, run: check, log, failure });
}
