import { cents } from '#domain/jobs/cents.ts';
import type { Payment, PriceLine, ReportVersion } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';

const mark = { at: '2026-11-23T18:00:00.000Z', by: 'Owner' };

/** A job of $375 of which nothing is signed, paid or uploaded, changed by `changes`. */
export const sampleJob = (changes: Partial<PresentedJob> = {}): PresentedJob => ({
  revision: 0,
  state: 'awaiting_signature',
  booked: cents(37_500),
  isPriced: true,
  total: cents(37_500),
  paid: cents(0),
  refunded: cents(0),
  chargedBack: cents(0),
  due: cents(37_500),
  agreement: 'unsigned',
  payment: 'due',
  block: 'report_missing',
  paymentTime: 'inspection',
  canPayOnline: false,
  lines: [],
  signatures: [],
  changedTerms: [],
  confirmations: [],
  payments: [],
  reports: [],
  ...changes,
});

export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  ...mark,
  id: 'p1',
  amount: cents(37_500),
  method: 'cash',
  refunds: [],
  ...changes,
});

export const sampleLine = (changes: Partial<PriceLine> = {}): PriceLine => ({
  ...mark,
  id: 'l1',
  kind: 'addition',
  label: 'Pool',
  amount: cents(7500),
  ...changes,
});

export const sampleReport = (changes: Partial<ReportVersion> = {}): ReportVersion => ({
  ...mark,
  id: 'r1',
  fileName: '100 Live Oak St.pdf',
  bytes: 4_400_000,
  sha256: 'a'.repeat(64),
  ...changes,
});
