import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { type Cents, centsOf, minus, moneyText, negative } from '#domain/jobs/cents.ts';
import { countedPayments, isFee, type Job, jobOf, standingLines } from '#domain/jobs/job.ts';
import type { Payment, Refund, Signature } from '#domain/jobs/job-record.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import type { MessageKind } from '../message-kinds.ts';
import type { PlaceholderValues } from '../message-template.ts';
import type { MessageJob } from '../planned-message.ts';
import { appointment, whenAndWhere } from './appointment-facts.ts';
import { momentText } from './appointment-lines.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

// The blocks below the text of a message to a client about the job of a booking, in the language of the business.

export interface JobSubject {
  booking: Booking;
  job: MessageJob;
}

type JobBlocks = (about: JobSubject, context: MessageContext) => MessageBlock[];

const stateOf = ({ booking, job: { record, terms } }: JobSubject): Job =>
  jobOf(record, { booking, ...terms });

/** The signature that the message is about. */
export function signatureOf({ record, entry }: MessageJob): Signature {
  const signature = record.signatures.find(({ id }) => id === entry);
  if (!signature) throw new TypeError(`There is no signature ${entry}`);
  return signature;
}

/** The payment that the message is about, and the refund if it is about one. */
export function paymentOf({ record, entry }: MessageJob): {
  payment: Payment;
  refund?: Refund | undefined;
} {
  for (const payment of countedPayments(record)) {
    const refund = payment.refunds.find(({ id }) => id === entry);
    if (refund || payment.id === entry) return { payment, refund };
  }
  throw new TypeError(`There is no payment ${entry}`);
}

/** The values of placeholders in messages about money. */
export function jobValues(
  kind: MessageKind,
  { booking, job }: { booking: Booking; job?: MessageJob | undefined },
): PlaceholderValues {
  if (!job) return {};
  if (kind === 'price_changed' || kind === 'fee_charged')
    return { amount: moneyText(stateOf({ booking, job }).total) };
  if (kind !== 'payment_receipt' && kind !== 'refund_receipt') return {};
  const { payment, refund } = paymentOf(job);
  return { amount: moneyText((refund ?? payment).amount) };
}

const page = (label: string, { manageUrl }: MessageContext): MessageBlock => ({
  type: 'links',
  links: [{ label, url: manageUrl }],
});

const questions = ({ business }: MessageContext): MessageBlock => ({
  type: 'paragraph',
  text: messageTexts(business).questions(business.phone.display),
});

/** The request to sign in another message; nothing where no signature is missing. */
export function toSign(
  booking: Booking,
  context: MessageContext,
  job: MessageJob | undefined,
): MessageBlock[] {
  const { readAndSign, toSign } = messageTexts(context.business);
  if (!job || stateOf({ booking, job }).agreement !== 'unsigned') return [];
  return [
    { type: 'links', title: toSign, links: [{ label: readAndSign, url: context.manageUrl }] },
  ];
}

export const signReminderBlocks: JobBlocks = ({ booking }, context) => [
  appointment(booking, context.business),
  page(messageTexts(context.business).readAndSign, context),
  questions(context),
];

export const signedBlocks: JobBlocks = ({ booking, job }, context) => {
  const { business } = context;
  const { signedBy, signedAt, seeAppointment } = messageTexts(business);
  const { name, at } = signatureOf(job);
  const facts = [
    ...whenAndWhere(booking, business),
    // A name that looks like none is left out.
    ...(name ? [{ label: signedBy, text: name }] : []),
    { label: signedAt, text: momentText(at, business) },
  ];
  return [{ type: 'facts', facts }, page(seeAppointment, context)];
};

export const receiptBlocks: JobBlocks = (about, context) => {
  const { payment } = paymentOf(about.job);
  const { paidAt } = messageTexts(context.business);
  return moneyBlocks(about, context, {
    amount: payment.amount,
    payment,
    moment: { label: paidAt, text: momentText(payment.at, context.business) },
  });
};

export const refundBlocks: JobBlocks = (about, context) => {
  const { payment, refund } = paymentOf(about.job);
  if (!refund) throw new TypeError(`There is no refund ${about.job.entry}`);
  const { refundedAt } = messageTexts(context.business);
  return moneyBlocks(about, context, {
    amount: refund.amount,
    payment,
    moment: { label: refundedAt, text: momentText(refund.at, context.business) },
  });
};

function moneyBlocks(
  about: JobSubject,
  context: MessageContext,
  { amount, payment, moment }: { amount: Cents; payment: Payment; moment: MessageFact },
): MessageBlock[] {
  const { business } = context;
  const texts = messageTexts(business);
  const facts = [
    { label: texts.amount, text: moneyText(amount) },
    { label: texts.method, text: texts.methods[payment.method] },
    moment,
    ...stillToPay(about, business),
    // The day of the appointment would be taken for that of the payment.
    { label: texts.where, text: about.booking.address },
  ];
  return [{ type: 'facts', facts }, page(texts.seeAppointment, context)];
}

/** What is open, if anything is; nothing once nobody is asked to pay. */
function stillToPay(about: JobSubject, business: Business): MessageFact[] {
  const { due, state } = stateOf(about);
  if (due <= 0 || state === 'ended') return [];
  return [{ label: messageTexts(business).stillToPay, text: moneyText(due) }];
}

export const newPriceBlocks: JobBlocks = (about, context) => {
  const { business } = context;
  const { readAndSign, toSign, signAgain, seeAppointment } = messageTexts(business);
  const { total, agreement, paid } = stateOf(about);
  const { booking, job } = about;
  const booked = booking.quote?.result.breakdown ?? [];
  const lines = [
    ...booked.map(({ label, amount }) => ({
      label: quoteTextIn(business.locale, label),
      amount: centsOf(amount),
    })),
    ...standingLines(job.record).map(({ label, amount }) => ({ label, amount })),
  ];
  const isOpen = agreement === 'unsigned' || agreement === 'outdated';
  return [
    { type: 'price', lines, total },
    {
      type: 'facts',
      facts: [...(paid > 0 ? stillToPay(about, business) : []), ...whenAndWhere(booking, business)],
    },
    isOpen
      ? {
          type: 'links',
          title: agreement === 'outdated' ? signAgain : toSign,
          links: [{ label: readAndSign, url: context.manageUrl }],
        }
      : page(seeAppointment, context),
    questions(context),
  ];
};

/** What is charged for an appointment without an inspection, and what is left of it after what was paid. */
export const feeBlocks: JobBlocks = (about, context) => {
  const { booking, job } = about;
  const { business } = context;
  const { seeAppointment, stillToPay, alreadyPaid, overpaid } = messageTexts(business);
  const { total, due } = stateOf(about);
  const received = minus(total, due);
  const fees = standingLines(job.record).filter(isFee);
  const rest =
    due < 0 ? { label: overpaid, amount: negative(due) } : { label: stillToPay, amount: due };
  const facts = [
    ...(received > 0 ? [{ label: alreadyPaid, amount: received }] : []),
    ...(received > 0 && due !== 0 ? [rest] : []),
  ];
  return [
    { type: 'price', lines: fees.map(({ label, amount }) => ({ label, amount })), total },
    {
      type: 'facts',
      facts: [
        ...facts.map(({ label, amount }) => ({ label, text: moneyText(amount) })),
        ...whenAndWhere(booking, business),
      ],
    },
    page(seeAppointment, context),
    questions(context),
  ];
};

export const withdrawnBlocks: JobBlocks = ({ booking }, context) => [
  { type: 'facts', facts: whenAndWhere(booking, context.business) },
  page(messageTexts(context.business).seeAppointment, context),
  questions(context),
];

export const reportReadyBlocks: JobBlocks = ({ booking }, context) => [
  { type: 'facts', facts: whenAndWhere(booking, context.business) },
  page(messageTexts(context.business).readReport, context),
  questions(context),
];
