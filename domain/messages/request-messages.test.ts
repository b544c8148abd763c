import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import type { MessageKind } from './message-kinds.ts';
import { requestMessages as messagesOf } from './request-messages.ts';
import { messageSettings } from './testing/message-samples.ts';

const requestMessages = (request: ContactRequest, settings = messageSettings()) =>
  messagesOf(request, settings, defaultBusiness);

const slot = { date: '2026-12-01', time: '08:00' };
const at = '2026-11-21T15:00:00.000Z';
const asked = { ...slot, minutes: 180, episode: '2026-11-20' };
const received = ['request_received', 'new_request'] as const;

describe('an inspection request', () => {
  it.each<[string, Partial<ContactRequest>, readonly MessageKind[]]>([
    ['just sent', {}, [...received, 'waiting_request']],
    ['for a time', { asked }, ['request_received', 'bookings_full', 'waiting_request']],
    ['put off', { callBackAt: at }, [...received, 'callback_due']],
    [
      'answered and put off',
      { status: 'contacted', callBackAt: at },
      [...received, 'callback_due'],
    ],
    ['that was answered', { status: 'contacted' }, received],
    ['that was booked', { status: 'booked' }, received],
    ['in the spam folder', { spam: { at, cause: 'marked' } }, []],
    ['that was deleted', { deletedAt: at }, []],
    ['whose person was erased', { erasedAt: at }, []],
  ])('%s has these messages', (_what, fields, kinds) => {
    const messages = requestMessages(sampleRequest(fields));
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('waits two hours before it reminds the owner', () => {
    const messages = requestMessages(sampleRequest());
    expect(
      messages.map(({ due, expires }) => [due, expires].map((time) => time.toISOString())),
    ).toEqual([
      ['2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
      ['2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
      ['2026-11-20T17:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ]);
  });

  it('that is put off reminds at each of its call-backs', () => {
    const reminderAt = (callBackAt: string) => {
      const messages = requestMessages(sampleRequest({ callBackAt }));
      const { id, due, expires } = messages.at(-1) ?? {};
      return [id, due?.toISOString(), expires?.toISOString()];
    };
    expect(reminderAt(at)).toEqual([
      'callback_due-r1-2026-11-21-0900',
      at,
      '2026-11-24T15:00:00.000Z',
    ]);
    expect(reminderAt('2026-11-21T22:00:00.000Z')[0]).toBe('callback_due-r1-2026-11-21-1600');
  });

  it('of a kind that is off has none', () => {
    const off = messageSettings({ off: ['request_received', 'waiting_request'] });
    expect(requestMessages(sampleRequest(), off).map(({ kind }) => kind)).toEqual(['new_request']);
  });

  it('reminds the owner after the hours that another business promises', () => {
    const promises = { ...defaultBusiness.promises, response: 4 };
    const messages = messagesOf(sampleRequest(), messageSettings(), {
      ...defaultBusiness,
      promises,
    });
    expect(messages.at(-1)?.due).toEqual(new Date('2026-11-20T19:00:00.000Z'));
  });

  it('names a call-back by the clock of the business', () => {
    const timeZone = zoneRules['Pacific/Honolulu'];
    const request = sampleRequest({ callBackAt: '2026-11-21T05:00:00.000Z' });
    const messages = messagesOf(request, messageSettings(), { ...defaultBusiness, timeZone });
    expect(messages.at(-1)?.id).toBe('callback_due-r1-2026-11-20-1900');
  });
});
