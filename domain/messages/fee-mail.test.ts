import { beforeAll, expect, it } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { sampleJob, sampleLine, samplePayment } from '#domain/jobs/testing/sample-job.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { composeMessage } from './compose-message.ts';
import { plainText } from './plain-text.ts';
import { messageBooking } from './testing/message-samples.ts';

beforeAll(loadAllWords);

const mark = { at: '2026-12-01T20:00:00.000Z', by: 'Owner' };
const label = 'Missed appointment';
const fee = sampleLine({ ...mark, id: 'fee', kind: 'no_show_fee', label, amount: cents(15_000) });

function mailOf(job: Partial<JobRecord> = {}, locale: Locale = 'en') {
  const outcome = { ...mark, what: 'no_show' } as const;
  const record = sampleJob({ lines: [sampleLine(), fee], outcome, ...job });
  const terms = { asksAgreement: true, paymentTime: 'inspection' } as const;
  const about = { booking: messageBooking({ locale }), job: { record, terms } };
  const message = composeMessage(
    { kind: 'fee_charged', about },
    {
      business: defaultBusinessIn(locale),
      publicUrl: 'https://bluebonnet.example',
      ownerEmail: 'owner@bluebonnet.example',
      rules: { driveTime: true },
      templates: {},
      manageUrl: 'https://bluebonnet.example/appointment/token',
      reportUrl: 'https://bluebonnet.example/report/token',
      agentUrl: 'https://bluebonnet.example/agent/token',
    },
  );
  return { subject: message.subject, text: plainText(message) };
}

it('the mail of a fee says what is charged instead of the price, and asks for nothing else', () => {
  const { subject, text } = mailOf();
  expect(subject).toBe('Fee for your appointment: $150');
  expect(text).toMatch(/did not take place/);
  expect(text).toMatch(/Missed appointment.*\$150/);
  expect(text).toContain('https://bluebonnet.example/appointment/token');
  // Neither the price, nor what was added to it, nor a signature or a review.
  expect(text).not.toMatch(/Sprinkler|sign|review|Already paid|Still to pay/i);
});

it.each<[string, number, RegExp]>([
  ['a part of it was paid', 5_000, /Already paid.*\$50[\s\S]*Still to pay.*\$100/],
  ['it was paid', 15_000, /Already paid.*\$150/],
  ['more was paid', 40_000, /Already paid.*\$400[\s\S]*Paid too much.*\$250/],
])('it says what is left when %s', (_, amount, expected) => {
  const { text } = mailOf({ payments: [samplePayment({ amount: cents(amount) })] });
  expect(text).toMatch(expected);
  if (amount === 15_000) expect(text).not.toMatch(/Still to pay|too much/);
});

it('it is true of a fee that was dropped, and in Spanish', () => {
  expect(mailOf({ lines: [{ ...fee, removed: mark }] }).subject).toBe(
    'Fee for your appointment: $0',
  );
  const { subject, text } = mailOf({ payments: [samplePayment({ amount: cents(40_000) })] }, 'es');
  expect(subject).toBe('Cargo por su cita: $150');
  expect(text).toMatch(/Ya pagado.*\$400[\s\S]*Pagó de más.*\$250/);
});
