import { describe, expect, it } from 'vitest';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import type { MessageKind } from './message-kinds.ts';
import { requestMessages } from './request-messages.ts';
import { messageSettings } from './testing/message-samples.ts';

const at = '2026-11-21T15:00:00.000Z';
const received = ['request_received', 'new_request'] as const;

describe('an inspection request', () => {
  it.each<[string, Partial<ContactRequest>, readonly MessageKind[]]>([
    ['just sent', {}, [...received, 'waiting_request']],
    ['that was answered', { status: 'contacted' }, received],
    ['that was booked', { status: 'booked' }, received],
    ['in the spam folder', { spam: { at, cause: 'marked' } }, []],
    ['that was deleted', { deletedAt: at }, []],
    ['whose person was erased', { erasedAt: at }, []],
  ])('%s has these messages', (_what, fields, kinds) => {
    const messages = requestMessages(sampleRequest(fields), messageSettings());
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('waits for two hours before the owner hears of it again', () => {
    const messages = requestMessages(sampleRequest(), messageSettings());
    expect(
      messages.map(({ due, expires }) => [due, expires].map((time) => time.toISOString())),
    ).toEqual([
      ['2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
      ['2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
      ['2026-11-20T17:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ]);
  });

  it('of a kind that is off has none', () => {
    const off = messageSettings({ off: ['request_received', 'waiting_request'] });
    expect(requestMessages(sampleRequest(), off).map(({ kind }) => kind)).toEqual(['new_request']);
  });
});
