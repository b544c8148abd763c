import { cents } from '../cents.ts';
import {
  emptyJob,
  type JobRecord,
  type Payment,
  type PriceLine,
  type ReportVersion,
  type Signature,
  type SignedText,
} from '../job-record.ts';

/** The stored job of `messageBooking()`, without anything. */
export const sampleJob = (fields: Partial<JobRecord> = {}): JobRecord => ({
  ...emptyJob({ id: 'b1', createdAt: '2026-11-20T15:00:00.000Z' }),
  revision: 1,
  ...fields,
});

export const sampleSignature = (fields: Partial<Signature> = {}): Signature => ({
  id: 's1',
  at: '2026-11-21T15:00:00.000Z',
  name: 'Maria Delgado',
  place: 'online',
  version: '3-aaaaaaaaaaaaaaaa',
  sha256: 'a'.repeat(64),
  total: cents(40_000),
  locale: 'en',
  consent: 'I agree to sign electronically.',
  address: '203.0.113.7',
  browser: 'Firefox',
  ...fields,
});

/** That of `sampleSignature`, which names its total. */
export const sampleText = (fields: Partial<SignedText> = {}): SignedText => ({
  sha256: 'a'.repeat(64),
  text: 'The secret text of the agreement',
  ...fields,
});

export const samplePayment = (fields: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  at: '2026-12-01T17:00:00.000Z',
  by: 'Owner',
  amount: cents(40_000),
  method: 'check',
  note: 'Check 1024',
  refunds: [],
  ...fields,
});

export const sampleLine = (fields: Partial<PriceLine> = {}): PriceLine => ({
  id: 'l1',
  at: '2026-11-25T15:00:00.000Z',
  by: 'Owner',
  kind: 'addition',
  label: 'Sprinklers',
  amount: cents(4_550),
  ...fields,
});

export const sampleReport = (fields: Partial<ReportVersion> = {}): ReportVersion => ({
  id: 'r1',
  at: '2026-12-01T22:00:00.000Z',
  by: 'Owner',
  fileName: 'report.pdf',
  bytes: 4_000_000,
  sha256: 'b'.repeat(64),
  ...fields,
});
