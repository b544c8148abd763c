import { visitFacts } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import { discountFacts, whenText } from './appointment-lines.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

/** For the owner: the time that the client asked for, and the details of the visit. */
export function requestedTimeFacts(
  { preferredDate, asked }: ContactRequest,
  business: Business,
): MessageFact[] {
  if (asked) {
    const time = { label: 'Time wanted', text: whenText(asked, business) };
    return [time, ...discountFacts(asked), ...visitFacts(asked)];
  }
  return preferredDate
    ? [{ label: 'Preferred date', text: formatDate(preferredDate, 'long') }]
    : [];
}

/** For a client who wanted to book that time. */
export const requestReceivedBlocks = (
  { asked }: ContactRequest,
  { business }: MessageContext,
): MessageBlock[] =>
  asked
    ? [
        {
          type: 'paragraph',
          text: messageTexts(business).requestedTime(whenText(asked, business)),
        },
      ]
    : [];
