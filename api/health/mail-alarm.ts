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
import { mailFailurePush, shouldNotify } from '#domain/health/mail-failure.ts';

/** How long a push service keeps a notification for a phone that is switched off. */
const KEPT_SECONDS = hoursToSeconds(24);

/** Milliseconds for one device. */
const SEND_MS = 15_000;

interface MailAlarmOptions {
  store: Store;
  clock: Clock;
  log: Logger;
  sendPush: SendPush;
  /** Milliseconds, for tests. */
  interval?: number;
}

/**
 * Notifies the owner's devices when mails have not gone out for a while: once for each failure, and again a minute
 * later only if no push service took it.
 */
export function startMailAlarm(options: MailAlarmOptions): Job {
  const { store, clock, log, sendPush, interval = millisecondsInMinute } = options;

  async function check(stopping: AbortSignal): Promise<void> {
    const now = clock();
    const failure = await store.mailFailure();
    if (!failure || !shouldNotify(failure, now)) return;
    const devices = (await store.listSessions(now)).flatMap(devicesOf);
    const notified = await Promise.all(devices.map((device) => notify(device, stopping)));
    if (notified.includes(true)) await store.markMailFailureNotified(failure, now);
  }

  async function notify(device: Device, stopping: AbortSignal): Promise<boolean> {
    const { outcome, status } = await sendPush(device.push, mailFailurePush, {
      keys: await pushKeysOf(store),
      seconds: KEPT_SECONDS,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(SEND_MS)]),
    });
    log.info({ outcome, status }, 'Notified of mails that do not go out');
    if (outcome === 'gone') await forgetSubscription(store, device, clock());
    return outcome === 'sent';
  }

  return runEvery({
    interval,
    run: check,
    log,
    failure: 'The owner could not be notified of mails that do not go out',
  });
}
