import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';
import { type LeadEvent, leadIdOf } from '#domain/events/lead-event.ts';

/** The record of `delivery`, of which `record` is stored, once it is claimed until `until`. */
export const claimedDelivery = (
  { id, target, event, due }: PlannedDelivery,
  record: DeliveryRecord | undefined,
  { now, until }: { now: Date; until: Date },
): DeliveryRecord => ({
  ...(record ?? {
    id,
    revision: 1,
    createdAt: now.toISOString(),
    target,
    lead: leadIdOf(event.about),
    type: event.type,
    due: due.toISOString(),
  }),
  attempts: (record?.attempts ?? 0) + 1,
  state: 'sending',
  nextAt: until.toISOString(),
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
