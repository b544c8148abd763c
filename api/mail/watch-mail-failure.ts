import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Store } from '#api/store/store.ts';

interface Options {
  store: Pick<Store, 'beginMailFailure' | 'endMailFailure'>;
  clock: Clock;
  log: Logger;
}

/**
 * Returns the function to call after each attempt that says something about all mails: it stores since when none
 * can be sent. Never rejects, because a mail that was sent must not be sent again; the next attempt tries again.
 */
export function watchMailFailure({ store, clock, log }: Options) {
  /** As stored; undefined before the first attempt, and after a write that failed. */
  let stored: 'sent' | 'failed' | undefined;

  return async (outcome: 'sent' | 'failed'): Promise<void> => {
    if (outcome === stored) return;
    try {
      if (outcome === 'sent') await store.endMailFailure();
      else await store.beginMailFailure({ since: clock().toISOString() });
      stored = outcome;
    } catch (err) {
      stored = undefined;
      log.warn({ err }, 'Whether mails go out could not be stored');
    }
  };
}
