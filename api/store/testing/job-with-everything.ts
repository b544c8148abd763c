import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  sampleLine,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';

const by = { at: '2026-11-21T15:00:00.000Z', by: 'Safari on an iPhone' };

/** With something personal in each field that can have it. */
export const withEverything = (job: JobRecord): JobRecord => ({
  ...job,
  lines: [
    sampleLine({ label: 'A shed', reason: 'Maria asked', promotionId: 'fall', removed: by }),
    sampleLine({ id: 'l2', kind: 'discount', amount: cents(-2000) }),
  ],
  signatures: [sampleSignature({ text: 'Maria Delgado pays $375.', drawing: [[0, 0, 10, 10]] })],
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
    samplePayment({ id: 'p2', method: 'cash', undone: by }),
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
  reports: [sampleReport({ id: 'report-1', fileName: '1200 Elm Street.pdf' })],
  video: 'https://video.example/maria',
  released: by,
  outcome: { ...by, what: 'no_show' },
  agent: { consentedAt: by.at, link: 'agent-link' },
});
