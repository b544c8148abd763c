import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';
import { groupMessages, kindsText } from './group-messages.ts';

/** 9:00 AM at the business. */
const now = new Date('2026-11-24T15:00:00.000Z');

const message = (id: string, fields: Partial<ShownMessage> = {}): ShownMessage => ({
  id,
  revision: 1,
  kind: 'reminder',
  client: 'Maria Lopez',
  state: 'planned',
  due: '2026-11-24T23:00:00.000Z',
  attempts: 0,
  mail: { to: 'maria@example.com', subject: 'Tomorrow', text: 'Hello' },
  ...fields,
});
const to = (address: string) => ({ mail: { to: address, subject: 'Tomorrow', text: 'Hello' } });

/** The groups as 'day: recipient when ids'. */
const grouped = (...messages: ShownMessage[]) =>
  groupMessages(messages, now, defaultBusiness.timeZone).flatMap(({ title, groups }) =>
    groups.map(
      ({ recipient, when, messages }) =>
        `${title}: ${recipient} ${when} [${messages.map(({ id }) => id).join()}]`,
    ),
  );

describe('messages are grouped', () => {
  it('by the business’s day and by recipient, in the order of the list', () => {
    const wei = { client: 'Wei Chen', ...to('wei@example.com') };
    expect(
      grouped(
        message('a', { due: '2026-11-24T20:00:00.000Z' }),
        message('b', wei),
        message('c', { kind: 'booking_confirmed', ...to('Maria@Example.com') }),
        // 11:30 PM and 12:30 AM at the business.
        message('d', { due: '2026-11-26T05:30:00.000Z' }),
        message('e', { due: '2026-11-26T06:30:00.000Z' }),
      ),
    ).toEqual([
      'Today: Maria Lopez 2:00 PM – 5:00 PM [a,c]',
      'Today: Wei Chen 5:00 PM [b]',
      'Tomorrow: Maria Lopez 11:30 PM [d]',
      'Thursday, November 26, 2026: Maria Lopez 12:30 AM [e]',
    ]);
  });

  it('to the owner in one row, to agents by their address', () => {
    expect(
      grouped(
        message('a', { kind: 'new_request', ...to('me@a.example') }),
        message('b', { kind: 'agent_booked', ...to('jane@realty.example') }),
        message('c', { kind: 'new_booking', client: 'Wei Chen', ...to('me@a.example') }),
      ),
    ).toEqual(['Today: You 5:00 PM [a,c]', 'Today: jane@realty.example 5:00 PM [b]']);
  });

  it('two clients of the same name separately, and each erased one alone', () => {
    const erased = { client: 'Erased person', mail: undefined };
    expect(
      grouped(
        message('a'),
        message('b', to('other@example.com')),
        message('c', erased),
        message('d', erased),
      ),
    ).toHaveLength(4);
  });

  it('with due but unsent ones first', () => {
    expect(
      grouped(
        message('a'),
        message('b', { state: 'waiting', due: '2026-11-24T14:30:00.000Z' }),
        message('c', { state: 'waiting', due: '2026-11-23T14:30:00.000Z', ...to('b@c.example') }),
      ),
    ).toEqual([
      'Waiting to be sent: Maria Lopez 8:30 AM [b]',
      'Waiting to be sent: Maria Lopez Nov 23, 2026 [c]',
      'Today: Maria Lopez 5:00 PM [a]',
    ]);
  });

  it('with failures first on their day', () => {
    const [first, second] =
      groupMessages(
        [
          message('a', { state: 'sent', sentAt: '2026-11-24T14:00:00.000Z' }),
          message('b', { state: 'refused', due: '2026-11-24T13:00:00.000Z', ...to('b@c.example') }),
        ],
        now,
        defaultBusiness.timeZone,
      )[0]?.groups ?? [];
    expect(first).toMatchObject({ id: 'b', hasFailed: true });
    expect(second).toMatchObject({ id: 'a', hasFailed: false });
  });

  it('a waiting first attempt has not failed; a retry has', () => {
    const waiting = { state: 'waiting' } as const;
    const failed = (attempts: number) =>
      groupMessages([message('a', { ...waiting, attempts })], now, defaultBusiness.timeZone)[0]
        ?.groups[0]?.hasFailed;
    expect(failed(0)).toBe(false);
    expect(failed(1)).toBe(true);
  });
});

it('the kinds of a row are named once, with their number', () => {
  expect(
    kindsText([
      message('a', { kind: 'new_request' }),
      message('b', { kind: 'new_booking' }),
      message('c', { kind: 'new_request' }),
    ]),
  ).toBe('New request (2), New booking');
});
