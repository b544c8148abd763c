import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { type Cents, moneyText, negative } from '#domain/jobs/cents.ts';
import type { Job } from '#domain/jobs/job.ts';
import { refundable } from '#domain/jobs/job-changes.ts';
import type { Payment } from '#domain/jobs/job-record.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { momentText, typeLabel, whenText } from '#domain/messages/texts/appointment-lines.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { type Letterhead, writeLetterhead } from './letterhead.ts';
import { cachedPdf } from './pdf-cache.ts';
import { createPdf, type PdfWriter } from './pdf-writer.ts';
import { words as en } from './receipt-pdf.en.ts';

const catalogOfWords = catalog({ en, es: () => import('./receipt-pdf.es.ts') });

export interface Receipt {
  booking: Pick<Booking, 'name' | 'address' | 'date' | 'time' | 'inspectionType'>;
  payment: Payment;
  /** As it is now. */
  job: Pick<Job, 'total' | 'due'>;
}

/**
 * The receipt of one payment with its refunds and what is still open, in the language of the business; the same bytes for
 * the same input.
 */
export const receiptPdf = (
  { booking, payment, job: { total, due } }: Receipt,
  letterhead: Letterhead,
): Promise<Buffer> => {
  const { name, address, date, time, inspectionType } = booking;
  const shown = { name, address, date, time, inspectionType };
  const receipt = { booking: shown, payment, job: { total, due } };
  return cachedPdf(receipt, letterhead, () => rendered(receipt, letterhead));
};

async function rendered(receipt: Receipt, letterhead: Letterhead): Promise<Buffer> {
  const { payment } = receipt;
  const { business } = letterhead;
  const words = catalogOfWords.in(business.locale);
  const pdf = await createPdf({
    title: words.title(business.name),
    author: business.name,
    locale: business.locale,
    createdAt: new Date(payment.refunds.at(-1)?.at ?? payment.at),
    pageLabel: words.page,
  });
  writeLetterhead(pdf, letterhead);
  pdf.heading(1, [{ text: words.heading }]);
  writeFacts(pdf, receipt, business);
  writeAmounts(pdf, receipt, business);
  return pdf.end();
}

function writeFacts(pdf: PdfWriter, { booking, payment }: Receipt, business: Business): void {
  const words = catalogOfWords.in(business.locale);
  const fact = (label: string, value: string) =>
    pdf.paragraph([{ text: `${label}: `, bold: true }, { text: value }]);
  fact(words.number, payment.id);
  fact(words.received, momentText(payment.at, business));
  fact(words.method, words.methods[payment.method]);
  fact(words.from, booking.name);
  fact(words.property, booking.address);
  fact(words.appointment, whenText(booking, business));
}

function writeAmounts(
  pdf: PdfWriter,
  { booking, payment, job }: Receipt,
  business: Business,
): void {
  const words = catalogOfWords.in(business.locale);
  const row = (label: string, amount: Cents, bold?: true) =>
    [label, moneyText(amount)].map((text) => [{ text, ...(bold && { bold }) }]);
  const dayOf = (instant: string) =>
    formatDate(businessToday(new Date(instant), business.timeZone), 'long', business.locale);
  const lost = (payment.disputes ?? []).filter(({ state }) => state === 'lost');
  pdf.table([
    [[{ text: words.service }], [{ text: words.amount }]],
    row(words.inspection(typeLabel(booking, business)), payment.amount),
    ...payment.refunds.map(({ at, amount }) => row(words.refund(dayOf(at)), negative(amount))),
    ...lost.map(({ at: since, settledAt: at = since, amount }) =>
      row(words.chargeback(dayOf(at)), negative(amount)),
    ),
    ...(payment.refunds.length + lost.length > 0
      ? [row(words.kept, refundable(payment), true)]
      : []),
  ]);
  const fact = (label: string, amount: Cents) =>
    pdf.paragraph([{ text: `${label}: `, bold: true }, { text: moneyText(amount) }]);
  fact(words.total, job.total);
  if (job.due > 0) fact(words.open, job.due);
  else if (job.due < 0) fact(words.overpaid, negative(job.due));
  else pdf.paragraph([{ text: words.paidUp }]);
}
