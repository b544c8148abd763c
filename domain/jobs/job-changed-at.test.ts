import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { jobBeganAt, jobChangedAt } from './job-changed-at.ts';
import { emptyJob, type JobRecord, type Signature } from './job-record.ts';

const by = 'Owner';
const early = '2026-11-21T15:00:00.000Z';
const late = '2026-11-22T15:00:00Z';
const job = emptyJob({ id: 'one', createdAt: '2026-11-20T15:00:00.000Z' });
const line = {
  id: 'l',
  at: early,
  by,
  kind: 'addition',
  label: 'A shed',
  amount: cents(1),
} as const;
const payment = { id: 'p', at: early, by, amount: cents(1), method: 'cash', refunds: [] } as const;
const refund = { id: 'r', at: late, by, amount: cents(1) };
const dispute = { id: 'd', amount: cents(1), state: 'lost' } as const;
const signature: Signature = {
  id: 's',
  at: late,
  name: 'Ann',
  place: 'online',
  version: '1',
  sha256: '',
  total: cents(1),
  locale: 'en',
  consent: '',
  address: '',
  browser: '',
};

test('a job of which nothing is known has changed when its booking was made', () => {
  expect(jobChangedAt(job)).toBe(job.createdAt);
});

test.each<[string, Partial<JobRecord>]>([
  ['a line', { lines: [{ ...line, at: late }, line] }],
  ['a removed line', { lines: [{ ...line, removed: { at: late, by } }] }],
  ['a signature', { signatures: [signature] }],
  ['a payment', { payments: [{ ...payment, at: late }, payment] }],
  ['an undone payment', { payments: [{ ...payment, undone: { at: late, by } }] }],
  ['a refund', { payments: [{ ...payment, refunds: [refund] }] }],
  ['a dispute', { payments: [{ ...payment, disputes: [{ ...dispute, at: late }] }] }],
  [
    'the end of a dispute',
    { payments: [{ ...payment, disputes: [{ ...dispute, at: early, settledAt: late }] }] },
  ],
  [
    'a payment page',
    { checkouts: [{ id: 'c', at: late, amount: cents(1), expiresAt: late, state: 'open' }] },
  ],
  ['a report', { reports: [{ id: 'r', at: late, by, fileName: '', bytes: 1, sha256: '' }] }],
  ['the release', { lines: [line], released: { at: late, by } }],
  ['the outcome', { outcome: { at: late, by, what: 'no_show' } }],
  ['the consent for the agent', { agent: { consentedAt: late } }],
  ['the end of that consent', { agentWithdrawnAt: late }],
  ['the link that the agent asks for', { agentAskedAt: late }],
])('of entries, the last one counts: %s', (_what, entries) => {
  expect(jobChangedAt({ ...job, ...entries })).toBe('2026-11-22T15:00:00.000Z');
});

test('a job begins with its first entry, not with its booking', () => {
  expect(jobBeganAt(job)).toBeUndefined();
  // An erasure of the agent takes it away.
  expect(jobBeganAt({ ...job, agent: { consentedAt: early } })).toBeUndefined();
  const began = jobBeganAt({ ...job, lines: [{ ...line, at: late }], payments: [payment] });
  expect(began).toEqual(new Date(early));
});
