import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { mailLimit, mailLimitKey } from './mail-limit.ts';
import type { MessageKind } from './message-kinds.ts';
import { sampleSubject } from './sample-subjects.ts';

const now = new Date('2026-12-01T15:00:00.000Z');

/** Whether a mail of `kind` goes out to a mailbox that has got as many mails today as it may. */
function goesOut(kind: MessageKind): boolean {
  const message = {
    id: kind,
    kind,
    due: now,
    expires: now,
    about: sampleSubject(kind, defaultBusiness),
  };
  const key = mailLimitKey(message) ?? '';
  const counted = [1, 2].map((id) => ({
    id: `${id}`,
    kind: 'booking_moved' as const,
    key,
    due: now,
    at: now,
  }));
  return mailLimit({ counted, due: [message], mailsPerPerson: 2, now })(message);
}

it.each<[MessageKind, boolean]>([
  ['agreement_reminder', true],
  ['payment_receipt', true],
  ['refund_receipt', true],
  ['price_changed', true],
  ['fee_charged', true],
  ['report_ready', true],
  ['report_for_agent', true],
  // Whoever has the link can sign under many names.
  ['agreement_signed', false],
  ['booking_cancelled', true],
  ['agent_booked', false],
])('beyond the limit, a mail of %s goes out: %s', (kind, isSent) => {
  expect(goesOut(kind)).toBe(isSent);
});
