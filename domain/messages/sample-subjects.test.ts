import { describe, expect, it } from 'vitest';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { weekdayOf } from '#domain/schedule/calendar-date.ts';
import { composeMessage } from './compose-message.ts';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import { plainText } from './plain-text.ts';
import { sampleSubject } from './sample-subjects.ts';

const sample = (kind: MessageKind, business: Business = defaultBusiness) =>
  composeMessage(
    { kind, about: sampleSubject(kind, business) },
    {
      business,
      publicUrl: 'https://a.example',
      ownerEmail: 'owner@example.com',
      rules: { driveTime: true },
      templates: {},
      manageUrl: 'https://a.example/appointment/…',
      agentUrl: 'https://a.example/agent/Vx3kq0ZJm1c8sYtR2wLhNg',
      reportUrl: 'https://a.example/report/Vx3kq0ZJm1c8sYtR2wLhNg',
    },
  );

it.each(messageKinds)(
  '%s can be composed from its sample, without unresolved placeholders',
  (kind) => {
    const message = sample(kind);
    expect(message.to).toMatch(/@example\.com$/);
    expect(`${message.subject} ${plainText(message)}`).not.toMatch(/[{}]|undefined/);
  },
);

it.each<[MessageKind, RegExp]>([
  ['booking_confirmed', /Total: \$\d/],
  ['booking_moved', /Moved by: you/],
  ['booking_cancelled', /Reason: The roads/],
  ['cancelled_booking', /Reason: The seller/],
  ['new_booking', /Access: Lockbox/],
  ['moved_booking', /Before: Monday, November 30, 2026 at 1:30 PM/],
  ['day_list', /Drive: about \d+ min from Dallas/],
  ['webhook_paused', /Endpoint: Zapier, hooks\.example[\s\S]*Failing since: Tuesday/],
  [
    'calendar_stale',
    /Calendar: Family, calendar\.example[\s\S]*Not read since: Tuesday[\s\S]*Reason: Its/,
  ],
  ['callback_due', /call back about[\s\S]*Phone: \(972\) 555-0123/],
  ['new_request', /Preferred date: Tuesday, December 1, 2026/],
])('%s shows everything that it can contain', (kind, part) => {
  expect(plainText(sample(kind))).toMatch(part);
});

it.each(messageKinds)('%s says nothing of another business or its area', (kind) => {
  expect(tracesIn(plainText(sample(kind, sampleBusiness)))).toEqual([]);
});

describe('the appointment is on the next working day', () => {
  it.each([
    ['2026-11-26', '2026-11-27'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
  ])('after %s', (today, date) => {
    expect(sampleSubject('reminder', defaultBusiness, today)).toMatchObject({ booking: { date } });
    expect(weekdayOf(date)).not.toBe(0);
  });
});
