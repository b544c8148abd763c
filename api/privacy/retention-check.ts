import { setImmediate } from 'node:timers/promises';
import { millisecondsInHour } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/shared/jobs.ts';
import type { Store } from '#api/store/store.ts';

/** Twice a day, so that no day is without a check when clocks change. Milliseconds. */
const INTERVAL = 12 * millisecondsInHour;

/** Erases by the owner's retention setting, after the start and then each day. */
export function startRetentionCheck(store: Store, clock: Clock, log: Logger): Job {
  async function check(): Promise<void> {
    try {
      const { requests, bookings } = await store.eraseExpired(clock());
      if (requests.length + bookings.length === 0) return;
      const erased = { requests: requests.length, bookings: bookings.length };
      log.info({ erased }, 'Erased by the retention setting');
    } catch (err) {
      // The next check tries again; visitors are not affected.
      log.warn({ err }, 'The retention setting was not applied');
    }
  }

  // Later than what the caller still does: with tens of thousands of records it takes a while.
  let running = setImmediate().then(check);
  const timer = setInterval(() => {
    running = check();
  }, INTERVAL);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
