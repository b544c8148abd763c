import { devicesOf } from '#api/push/devices.ts';
import type { Store } from '#api/store/store.ts';
import type { DeliveryTarget, PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';
import type { Hold } from '#domain/hold/hold.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';

export interface HeldJobs {
  messages: PlannedMessage[];
  webhooks: PlannedDelivery[];
  notifications: PlannedDelivery[];
}

/** What `hold` keeps back, also of paused webhooks, with what has expired since. */
export async function heldJobs(store: Store, hold: Hold, now: Date): Promise<HeldJobs> {
  const deliveriesTo = async (targets: readonly DeliveryTarget[]) =>
    (await Promise.all(targets.map((target) => store.deliveries.held(target, hold, now)))).flat();
  return {
    messages: await store.outbox.held(hold, now),
    webhooks: await deliveriesTo(await store.webhooks.all()),
    notifications: await deliveriesTo((await store.listSessions(now)).flatMap(devicesOf)),
  };
}

/**
 * Drops what `hold` keeps back, and ends it. After a failure or a crash some are dropped and the hold still stands: the
 * same call drops the others.
 */
export async function dropHeldJobs(store: Store, hold: Hold, now: Date): Promise<void> {
  let held = await heldJobs(store, hold, now);
  // Again when somebody else, such as an erasure, has changed one of them meanwhile.
  while (countOf(held) > 0) {
    await store.outbox.drop(held.messages, now);
    await store.deliveries.drop([...held.webhooks, ...held.notifications], now);
    held = await heldJobs(store, hold, now);
  }
  await store.endDrop(hold.heldAt);
}

export const countOf = ({ messages, webhooks, notifications }: HeldJobs): number =>
  messages.length + webhooks.length + notifications.length;
