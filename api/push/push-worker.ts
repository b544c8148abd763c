import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Clock } from '#api/clock.ts';
import { deliveryQueue } from '#api/deliveries/delivery-queue.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import { runQueues } from '#api/queues/run-queues.ts';
import type { Store } from '#api/store/store.ts';
import { pushOfEvent } from '#domain/push/push-of-event.ts';
import { type Device, devicesOf } from './devices.ts';
import { forgetSubscription } from './forget-subscription.ts';
import { pushKeysOf } from './push-keys.ts';
import type { SendPush } from './send-push.ts';

interface PushWorkerOptions {
  store: Store;
  clock: Clock;
  log: Logger;
  sendPush: SendPush;
  /** Milliseconds, for tests. */
  interval?: number | undefined;
}

/** Tells the devices of all open sessions of what visitors do, until it is stopped. */
export function startPushWorker({ store, clock, log, sendPush, interval }: PushWorkerOptions): Job {
  const queueOf = (device: Device) =>
    deliveryQueue({
      store,
      clock,
      log,
      target: device,
      async send({ event, expires }, signal) {
        const { push } = device;
        const { outcome, status, text } = await sendPush(push, pushOfEvent(event, push), {
          keys: await pushKeysOf(store),
          seconds: Math.max(0, differenceInSeconds(expires, clock())),
          signal,
        });
        return { outcome: outcome === 'gone' ? 'refused' : outcome, answer: { status, text } };
      },
      async settled({ outcome }) {
        if (outcome === 'refused') await forgetSubscription(store, device, clock());
      },
    });
  const queues = async () => (await store.listSessions(clock())).flatMap(devicesOf).map(queueOf);
  return runQueues({ queues, clock, log, interval });
}
