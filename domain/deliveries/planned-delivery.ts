import { subHours } from 'date-fns/subHours';
import type { LeadEvent, LeadEventType } from '#domain/events/lead-event.ts';
import { DELIVERY_HOURS, expiryOf } from '#domain/messages/delivery-window.ts';

/** Who gets events: an endpoint of the owner's, or a device. */
export interface DeliveryTarget {
  id: string;
  /** The instant (ISO 8601) from which it gets events of a type; none of a type that is missing. */
  since: Readonly<Partial<Record<LeadEventType, string>>>;
  /** Without it, all events of these types. */
  wants?: (event: LeadEvent) => boolean;
}

/** An event that is to be delivered to one target. It is no record, as the event is none. */
export interface PlannedDelivery {
  /** Made of event and target, so that no target gets an event twice. */
  id: string;
  target: string;
  event: LeadEvent;
  due: Date;
  /** From then on it is not delivered any more. */
  expires: Date;
}

/** The deliveries of `events` to `target` that have not expired at `now`. */
export function deliveriesTo(
  target: DeliveryTarget,
  events: readonly LeadEvent[],
  now: Date,
): PlannedDelivery[] {
  const oldest = subHours(now, DELIVERY_HOURS);
  return events.flatMap((event) => {
    // Most events are older: this is asked for thousands of them every few seconds.
    if (event.at <= oldest) return [];
    const since = target.since[event.type];
    if (since === undefined || event.at < new Date(since)) return [];
    if (target.wants && !target.wants(event)) return [];
    const id = `${event.id}-to-${target.id}`;
    return [{ id, target: target.id, event, due: event.at, expires: expiryOf(event.at) }];
  });
}
