import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { requestState } from './request-state.ts';

// Monday, 10 in the morning in Texas.
const now = new Date('2026-11-23T16:00:00Z');
const lastHour = '2026-11-23T15:00:00.000Z';
const before = '2026-11-23T12:50:00.000Z';

describe('the state of a request', () => {
  it.each<[string, Partial<ContactRequest>, { isOverdue?: boolean }]>([
    ['Waiting for 1 h', { createdAt: lastHour }, {}],
    ['Just came in', { createdAt: '2026-11-23T16:00:30.000Z' }, {}],
    ['Waiting for 3 h 10 min', { createdAt: before }, { isOverdue: true }],
    ['Call back tomorrow, 9:00 AM', { callBackAt: '2026-11-24T15:00:00.000Z' }, {}],
    ['Callback due 1 h ago', { callBackAt: lastHour }, { isOverdue: true }],
    ['Contacted', { status: 'contacted' }, {}],
    [
      'Here because its sender is marked as spam',
      { spam: { at: before, cause: 'same_sender' } },
      {},
    ],
    ['Marked as spam Nov 23, 2026 · 6:50 AM CT', { spam: { at: before, cause: 'marked' } }, {}],
    ['Deleted Nov 23, 2026 · 6:50 AM CT', { deletedAt: before }, {}],
  ])('is “%s”', (text, fields, { isOverdue = false }) => {
    expect(requestState(sampleRequest(fields), now, defaultBusiness)).toEqual({
      text,
      isOverdue,
    });
  });
});
