import { visitFacts } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestFacts } from '#domain/inspection-request/request-facts.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import { discountFacts, whenText } from './appointment-lines.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

/** For the owner: the time that the client asked for, the details of the visit, and what else the form has. */
export function requestedTimeFacts(request: ContactRequest, business: Business): MessageFact[] {
  const { asked } = request;
  const ofTime = asked && [
    { label: 'Time wanted', text: whenText(asked, business) },
    ...discountFacts(asked),
    ...visitFacts(asked),
  ];
  return [...(ofTime ?? []), ...requestFacts(request)];
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
