import type { DeliveryRecord, ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import { expiryOf } from '#domain/messages/delivery-window.ts';
import { isSettled } from '#domain/messages/message-record.ts';

/** A delivery in the owner's log. */
export const presentDelivery = (record: DeliveryRecord, now: Date): ShownDelivery => ({
  id: record.id,
  createdAt: record.createdAt,
  lead: record.lead,
  type: record.type,
  due: record.due,
  state: isOver(record, now) ? 'ended' : record.state,
  attempts: record.attempts,
  nextAt: record.nextAt,
  sentAt: record.sentAt,
  last: record.last,
});

const isOver = ({ state, due }: DeliveryRecord, now: Date): boolean =>
  !isSettled(state) && expiryOf(new Date(due)) <= now;
