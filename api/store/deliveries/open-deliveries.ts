import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import {
  type DeliveryTarget,
  deliveryId,
  type PlannedDelivery,
  plannedDelivery,
  wantsEvent,
} from '#domain/deliveries/planned-delivery.ts';
import { type LeadEvent, leadIdOf } from '#domain/events/lead-event.ts';

/** What the first record of a delivery has in every state. */
const firstRecord = ({ id, target, event, due }: PlannedDelivery, now: Date) => ({
  id,
  revision: 1,
  createdAt: now.toISOString(),
  target,
  lead: leadIdOf(event.about),
  type: event.type,
  due: due.toISOString(),
  attempts: 0,
});

/** What is stored for `delivery` in place of `record` when it is claimed until `until`. */
export function claimedDelivery(
  delivery: PlannedDelivery,
  record: DeliveryRecord | undefined,
  { now, until }: { now: Date; until: Date },
): DeliveryRecord {
  const stored = record ?? firstRecord(delivery, now);
  const attempts = stored.attempts + 1;
  return { ...stored, attempts, state: 'sending', nextAt: until.toISOString() };
}

/** What is stored for `delivery` in place of `record` when it is dropped. */
export const droppedDelivery = (
  delivery: PlannedDelivery,
  record: DeliveryRecord | undefined,
  now: Date,
): DeliveryRecord => ({
  ...(record ?? firstRecord(delivery, now)),
  state: 'dropped',
  nextAt: undefined,
});

/** `delivery` of its event as it is among `events`; undefined when it is gone or has expired at `now`. */
export function currentDelivery(
  delivery: PlannedDelivery,
  events: readonly LeadEvent[],
  now: Date,
): PlannedDelivery | undefined {
  const event = events.find(({ id }) => id === delivery.event.id);
  return event && now < delivery.expires ? { ...delivery, event } : undefined;
}

/** Whether an attempt at it is being made at `now`. */
export const isRunning = ({ state, nextAt }: DeliveryRecord, now: Date): boolean =>
  state === 'sending' && nextAt !== undefined && now < new Date(nextAt);

/** What identifies the lead of `record`. */
export const leadOf = ({ type, lead }: DeliveryRecord) =>
  type.startsWith('request.') ? { request: { id: lead } } : { booking: { id: lead } };

/** The delivery of `record` with its event as it is among `events`; undefined when that is gone or `target` does not get it. */
export function deliveryAgain(
  { id }: DeliveryRecord,
  target: DeliveryTarget,
  events: readonly LeadEvent[],
): PlannedDelivery | undefined {
  const event = events.find((one) => deliveryId(one, target) === id);
  return event && wantsEvent(target, event) ? plannedDelivery(event, target) : undefined;
}
