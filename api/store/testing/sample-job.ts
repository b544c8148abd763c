import { cents } from '#domain/jobs/cents.ts';
import type {
  JobRecord,
  Payment,
  PriceLine,
  ReportVersion,
  Signature,
} from '#domain/jobs/job-record.ts';

const by = { at: '2026-11-21T15:00:00.000Z', by: 'Safari on an iPhone' };

export const sampleLine = (fields: Partial<PriceLine> = {}): PriceLine => ({
  ...by,
  id: 'line-1',
  kind: 'addition',
  label: 'A shed',
  amount: cents(5000),
  ...fields,
});

export const sampleSignature = (fields: Partial<Signature> = {}): Signature => ({
  id: 'signature-1',
  at: by.at,
  name: 'Maria Delgado',
  place: 'online',
  text: 'Maria Delgado pays $375.',
  version: '1-abcdef',
  sha256: 'ab'.repeat(32),
  total: cents(37_500),
  locale: 'es',
  consent: 'I agree to sign electronically.',
  drawing: [[0, 0, 10, 10]],
  address: '203.0.113.9',
  browser: 'Firefox',
  ...fields,
});

export const samplePayment = (fields: Partial<Payment> = {}): Payment => ({
  ...by,
  id: 'payment-1',
  amount: cents(37_500),
  method: 'check',
  refunds: [],
  ...fields,
});

export const sampleReport = (fields: Partial<ReportVersion> = {}): ReportVersion => ({
  ...by,
  id: 'report-1',
  fileName: '1200 Elm Street.pdf',
  bytes: 4,
  sha256: 'cd'.repeat(32),
  ...fields,
});

/** With something personal in each field that can have it. */
export const withEverything = (job: JobRecord): JobRecord => ({
  ...job,
  lines: [
    sampleLine({ reason: 'Maria asked', promotionId: 'fall', removed: by }),
    sampleLine({ id: 'line-2', kind: 'discount', amount: cents(-2000) }),
  ],
  signatures: [sampleSignature()],
  payments: [
    samplePayment({
      note: 'Maria’s check',
      refunds: [{ ...by, id: 'refund-1', amount: cents(1000), note: 'Maria called' }],
      disputes: [
        {
          id: 'dispute-1',
          at: by.at,
          amount: cents(1000),
          state: 'lost',
          respondBy: by.at,
          settledAt: by.at,
        },
      ],
    }),
    samplePayment({ id: 'payment-2', method: 'cash', undone: by }),
  ],
  checkouts: [
    {
      id: 'cs_1',
      at: by.at,
      amount: cents(37_500),
      expiresAt: '2026-11-22T15:00:00.000Z',
      state: 'open',
    },
  ],
  reports: [sampleReport()],
  video: 'https://video.example/maria',
  released: by,
  outcome: { ...by, what: 'no_show' },
  agent: { consentedAt: by.at, link: 'agent-link' },
});
