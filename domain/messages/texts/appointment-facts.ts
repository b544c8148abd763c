import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { inspectorNameOf } from '#domain/business/inspector-of.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import { lengthText, whenText } from './appointment-lines.ts';
import { lastChange, type WhoChanged } from './last-change.ts';
import { messageTexts } from './message-texts.ts';

// The facts of an appointment as clients and agents read them, in the language of the business.

export function appointment(
  booking: Booking,
  business: Business,
  more: readonly MessageFact[] = [],
): MessageBlock {
  const { timeNeeded, about } = messageTexts(business);
  return {
    type: 'facts',
    facts: [
      ...whenAndWhere(booking, business),
      { label: timeNeeded, text: about(lengthText(booking, business)) },
      ...inspector(booking, business),
      ...more,
    ],
  };
}

export function whenAndWhere(booking: Booking, business: Business): MessageFact[] {
  const { whenLabel, where } = messageTexts(business);
  return [
    { label: whenLabel, text: whenText(booking, business) },
    { label: where, text: booking.address },
  ];
}

function inspector(booking: Booking, business: Business): MessageFact[] {
  const name = inspectorNameOf(booking, business);
  return name === undefined ? [] : [{ label: messageTexts(business).inspector, text: name }];
}

/** How the reader knows who changed the booking. */
export type ChangeNames = Readonly<Record<WhoChanged, string>>;

export function whoChanged(
  booking: Booking,
  what: 'moved' | 'cancelled',
  { business, names }: { business: Business; names: ChangeNames },
): MessageFact[] {
  const change = lastChange(booking, what);
  if (!change) return [];
  const { movedBy, canceledBy, reason } = messageTexts(business);
  return [
    { label: what === 'moved' ? movedBy : canceledBy, text: names[change.who] },
    ...(change.reason ? [{ label: reason, text: change.reason }] : []),
  ];
}
