import { beforeAll, expect, it } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { Payment } from '#domain/jobs/job-record.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { sampleBooking } from '#domain/messages/sample-subjects.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { pdfText } from './testing/pdf-text.ts';

beforeAll(loadAllWords);

const payment: Payment = {
  id: 'payment-1',
  at: '2026-11-25T15:00:00.000Z',
  by: 'Owner',
  amount: cents(20_050),
  method: 'check',
  note: 'Check 1234',
  refunds: [],
};

const refund = { id: 'r', at: '2026-11-26T15:00:00.000Z', by: 'Owner', amount: cents(5000) };

async function shown(changes: Partial<Payment>, due: number, locale: Locale = 'en') {
  const receipt = {
    booking: sampleBooking,
    payment: { ...payment, ...changes },
    job: { total: cents(37_500), due: cents(due) },
  };
  const letterhead = { business: defaultBusinessIn(locale), logo: undefined };
  return pdfText(await receiptPdf(receipt, letterhead));
}

it('a receipt has who paid what to whom, how, and what is still open', async () => {
  const text = await shown({}, 17_450);
  for (const part of ['Bluebonnet', 'Maria Delgado', '1200 Elm Street', 'by check', '$200.50']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('$174.50');
  expect(text).toContain('payment-1');
  // The owner's own.
  expect(text).not.toContain('1234');
  expect(text).not.toContain('Left of the payment');
});

it('a receipt has each refund and what is left, in Spanish', async () => {
  const text = await shown({ refunds: [refund] }, 22_450, 'es');
  expect(text).toContain('Reembolsado el jueves, 26 de noviembre de 2026');
  expect(text).toContain('−$50');
  expect(text).toContain('$150.50');
});

it('a receipt says what the bank gave back after a lost dispute', async () => {
  const dispute = { id: 'd', at: refund.at, amount: cents(20_050) };
  const settledAt = '2026-12-20T15:00:00.000Z';
  const lost = await shown({ disputes: [{ ...dispute, state: 'lost', settledAt }] }, 37_500);
  expect(lost).toContain('Returned by the bank on Sunday, December 20, 2026');
  expect(lost).toContain('Left of the payment');
  expect(await shown({ disputes: [{ ...dispute, state: 'under_review' }] }, 0)).not.toContain(
    'bank',
  );
});

it.each([
  [0, 'Nothing is open any more.'],
  [-100, 'Paid too much'],
])('with %i cents open it says “%s”', async (due, part) => {
  expect(await shown({}, due)).toContain(part);
});
