import { cents } from '#domain/jobs/cents.ts';
import type {
  JobRecord,
  Payment,
  PriceLine,
  ReportVersion,
  Signature,
  SignedText,
} from '#domain/jobs/job-record.ts';

const by = { at: '2026-11-21T15:00:00.000Z', by: 'Safari on an iPhone' };
const later = '2026-11-22T15:00:00.000Z';

const line: Required<PriceLine> = {
  ...by,
  id: 'l1',
  kind: 'addition',
  label: 'Maria’s shed',
  amount: cents(4550),
  reason: 'Maria asked',
  promotionId: 'fall',
  removed: by,
};

const signature: Required<Signature> = {
  id: 's1',
  at: by.at,
  name: 'Maria Delgado',
  place: 'online',
  site: 'https://maria.example',
  version: '3-aaaaaaaaaaaaaaaa',
  sha256: 'a'.repeat(64),
  total: cents(37_500),
  locale: 'en',
  consent: 'I, Maria, agree to sign electronically.',
  drawing: [[0, 0, 10, 10]],
  address: '203.0.113.7 of Maria',
  browser: 'Maria’s Firefox',
};

const signedText: Required<SignedText> = {
  sha256: signature.sha256,
  text: 'Maria Delgado pays $375.',
  terms: { client: 'Maria Delgado', total: '375.00' },
  confirmations: [{ ...by, reason: 'Maria is one person', terms: { client: 'Maria D.' } }],
};

const payment: Required<Omit<Payment, 'undone'>> = {
  ...by,
  id: 'p1',
  amount: cents(40_000),
  method: 'check',
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
};

const report: Required<Omit<ReportVersion, 'withdrawn'>> = {
  ...by,
  id: 'report-1',
  key: 'report-key',
  fileName: 'Maria Delgado.pdf',
  bytes: 4_000_000,
  sha256: 'b'.repeat(64),
};

/** With something personal in each field that can have it. */
export const withEverything = (job: JobRecord): JobRecord => ({
  ...job,
  ...({
    lines: [line, { ...by, id: 'l2', kind: 'discount', label: 'For Maria', amount: cents(-2000) }],
    signatures: [signature],
    texts: [signedText],
    payments: [
      payment,
      { ...by, id: 'p2', amount: cents(40_000), method: 'cash', undone: by, refunds: [] },
    ],
    checkouts: [{ id: 'cs_1', at: by.at, amount: cents(37_500), expiresAt: later, state: 'open' }],
    reports: [report],
    video: 'https://video.example/maria',
    released: by,
    outcome: { ...by, what: 'no_show' },
    agent: { consentedAt: by.at, link: 'agent-link', follows: true },
    agentWithdrawnAt: later,
    agentAskedAt: later,
  } satisfies Required<Omit<JobRecord, 'id' | 'revision' | 'createdAt' | 'erasedAt'>>),
});
