import { expect, it } from 'vitest';
import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { erasedJob, withoutJobAgent } from './erase-job.ts';

const by = { at: '2026-11-21T15:00:00.000Z', by: 'Owner' };
const at = new Date('2026-11-25T15:00:00.000Z');
const total = cents(37_500);

const job: JobRecord = {
  id: 'one',
  revision: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  lines: [
    {
      ...by,
      id: 'line-1',
      kind: 'addition',
      label: 'Maria’s shed',
      amount: cents(5000),
      reason: 'Maria asked',
      promotionId: 'fall',
      removed: by,
    },
  ],
  signatures: [
    {
      id: 'signature-1',
      at: by.at,
      name: 'Maria Delgado',
      place: 'online',
      version: '1-abc',
      sha256: 'abc',
      total,
      locale: 'es',
      consent: 'I, Maria, agree',
      drawing: [[1, 2]],
      address: '203.0.113.9',
      browser: 'Firefox',
    },
  ],
  texts: [{ sha256: 'abc', text: 'Maria pays', terms: { client: 'Maria Delgado' } }],
  payments: [
    {
      ...by,
      id: 'payment-1',
      amount: total,
      method: 'check',
      note: 'Maria’s check',
      refunds: [{ ...by, id: 'refund-1', amount: cents(1000), note: 'Maria called' }],
    },
  ],
  checkouts: [{ id: 'cs_1', at: by.at, amount: total, expiresAt: by.at, state: 'paid' }],
  reports: [{ ...by, id: 'report-1', fileName: 'Maria.pdf', bytes: 4, sha256: 'def' }],
  video: 'https://video.example/maria',
  released: by,
  outcome: { ...by, what: 'no_show' },
  agent: { consentedAt: by.at, link: 'agent-link' },
};

it('keeps for the books amounts, methods and dates, and of what was signed its digest', () => {
  const left = erasedJob(job, at);
  expect(left).toEqual({
    ...job,
    lines: [{ ...by, id: 'line-1', kind: 'addition', label: '', amount: cents(5000), removed: by }],
    texts: [],
    signatures: [
      {
        id: 'signature-1',
        at: by.at,
        name: '',
        place: 'online',
        version: '1-abc',
        sha256: 'abc',
        total,
        locale: 'es',
        consent: '',
        address: '',
        browser: '',
      },
    ],
    payments: [
      {
        ...by,
        id: 'payment-1',
        amount: total,
        method: 'check',
        refunds: [{ ...by, id: 'refund-1', amount: cents(1000) }],
      },
    ],
    reports: [{ ...by, id: 'report-1', fileName: '', bytes: 4, sha256: 'def' }],
    video: undefined,
    agent: undefined,
    erasedAt: at.toISOString(),
  });
  expect(JSON.stringify(left)).not.toMatch(/maria|delgado|203\.0|firefox|agent-link|fall/i);
});

it('loses nothing more when it is erased again', () => {
  const left = erasedJob(job, at);
  expect(erasedJob(left, at)).toEqual(left);
});

it('loses its agent alone', () => {
  const { agent: _agent, ...rest } = job;
  expect(withoutJobAgent(job)).toEqual(rest);
});
