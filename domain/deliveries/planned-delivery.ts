import { subHours } from 'date-fns/subHours';
import { type LeadEvent, type LeadEventType, partnerOf } from '#domain/events/lead-event.ts';
import { DELIVERY_HOURS, expiryOf } from '#domain/messages/delivery-window.ts';

/** A receiver of events: one of the owner's endpoints, or a device. */
export interface DeliveryTarget {
  id: string;
  /** By type, the ISO 8601 instant from which it gets events; missing types are not sent. */
  since: Readonly<Partial<Record<LeadEventType, string>>>;
  /** A partner's slug: only events of leads from that partner's page. */
  partner?: string | undefined;
  /** Selects events; without it the target gets all events of these types. */
  wants?: (event: LeadEvent) => boolean;
}

/** An event to be delivered to one target. Like the event, it is computed and not stored. */
export interface PlannedDelivery {
  id: string;
  target: string;
  event: LeadEvent;
  due: Date;
  /** It is not delivered after this instant. */
  expires: Date;
}

/** Whether `target` gets events such as this one, whenever it happened. */
export const wantsEvent = (target: DeliveryTarget, event: LeadEvent): boolean =>
  target.since[event.type] !== undefined &&
  (target.partner === undefined || target.partner === partnerOf(event.about)) &&
  (target.wants?.(event) ?? true);

/** Made of event and target, so that no target gets an event twice. */
export const deliveryId = (event: LeadEvent, target: Pick<DeliveryTarget, 'id'>): string =>
  `${event.id}-to-${target.id}`;

/** The delivery of `event` to `target`. */
export const plannedDelivery = (event: LeadEvent, target: DeliveryTarget): PlannedDelivery => ({
  id: deliveryId(event, target),
  target: target.id,
  event,
  due: event.at,
  expires: expiryOf(event.at),
});

/** The deliveries of `events` to `target` that have not expired at `now`. */
export function deliveriesTo(
  target: DeliveryTarget,
  events: readonly LeadEvent[],
  now: Date,
): PlannedDelivery[] {
  const oldest = subHours(now, DELIVERY_HOURS);
  return events.flatMap((event) => {
    // A shortcut: most events are older, and this runs for thousands of them every few seconds.
    if (event.at <= oldest) return [];
    const since = target.since[event.type];
    if (since === undefined || event.at < new Date(since)) return [];
    return wantsEvent(target, event) ? [plannedDelivery(event, target)] : [];
  });
}
