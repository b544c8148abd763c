import { millisecondsInMinute } from 'date-fns/constants';
import { hoursToSeconds } from 'date-fns/hoursToSeconds';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import { type Device, devicesOf } from '#api/push/devices.ts';
import { forgetSubscription } from '#api/push/forget-subscription.ts';
import { pushKeysOf } from '#api/push/push-keys.ts';
import type { SendPush } from '#api/push/send-push.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';
import { staleCalendarPush } from '#domain/calendars/calendar-failure.ts';
import { mailFailurePush, shouldNotify } from '#domain/health/mail-failure.ts';
import type { PushMessage } from '#domain/push/push-message.ts';

/** How long a push service keeps a notification for a phone that is switched off. */
const KEPT_SECONDS = hoursToSeconds(24);

/** Milliseconds for one device. */
const SEND_MS = 15_000;

interface AlarmOptions {
  store: Store;
  clock: Clock;
  log: Logger;
  sendPush: SendPush;
  /** Milliseconds, for tests. */
  interval?: number;
}

/** Something of which the owner's devices are not notified yet. */
interface Alarm {
  push: PushMessage;
  markNotified(at: Date): Promise<void>;
}

/**
 * Notifies the owner's devices when mails have not gone out for a while, and of calendars that could not be read for
 * hours: once for each failure, and again a minute later only if no push service took it.
 */
export function startAlarms(options: AlarmOptions): Job {
  const { store, clock, log, sendPush, interval = millisecondsInMinute } = options;

  async function check(stopping: AbortSignal): Promise<void> {
    const now = clock();
    const alarms = await alarmsAt(store, now);
    if (alarms.length === 0) return;
    const devices = (await store.listSessions(now)).flatMap(devicesOf);
    for (const { push, markNotified } of alarms) {
      const notified = await Promise.all(devices.map((device) => notify(device, push, stopping)));
      if (notified.includes(true)) await markNotified(now);
    }
  }

  async function notify(device: Device, push: PushMessage, stopping: AbortSignal) {
    const { outcome, status } = await sendPush(device.push, push, {
      keys: await pushKeysOf(store),
      seconds: KEPT_SECONDS,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(SEND_MS)]),
    });
    log.info({ outcome, status, tag: push.tag }, 'Notified the owner of a failure');
    if (outcome === 'gone') await forgetSubscription(store, device, clock());
    return outcome === 'sent';
  }

  return runEvery({
    interval,
    run: check,
    log,
    failure: 'The owner could not be notified of a failure',
  });
}

async function alarmsAt(store: Store, now: Date): Promise<Alarm[]> {
  const failure = await store.mailFailure();
  const calendars = await store.staleCalendars();
  return [
    ...(failure && shouldNotify(failure, now)
      ? [
          {
            push: mailFailurePush,
            markNotified: (at: Date) => store.markMailFailureNotified(failure, at),
          },
        ]
      : []),
    ...calendars
      .filter(({ notifiedAt }) => notifiedAt === undefined)
      .map((calendar) => ({
        push: staleCalendarPush(calendar),
        markNotified: (at: Date) => store.markStaleNotified(calendar, at),
      })),
  ];
}
