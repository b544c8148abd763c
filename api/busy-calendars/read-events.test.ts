import { describe, expect, it, test } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import { readEvents } from './read-events.ts';

const zone = zoneRules['America/Chicago'];
const range = { from: '2026-01-01', to: '2026-12-31' };

const chicago = `BEGIN:VTIMEZONE
TZID:Central Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...parts, 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n');

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\n');

/** Each busy day with its spans, such as '2026-03-02 09:00+60'. */
const busy = (text: string, { within = range, at = zone } = {}) => {
  const days = busyDaysOf(readEvents(text, { range: within, zone: at }).events, within, at);
  return Object.entries(days).flatMap(([date, spans]) =>
    spans.map(({ time, minutes }) => `${date} ${time}+${minutes}`),
  );
};

const mondays = event(
  'DTSTART;TZID=America/Chicago:20260302T090000',
  'DTEND;TZID=America/Chicago:20260302T100000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
);

describe('of a business in another zone', () => {
  const inHonolulu = (...parts: string[]) =>
    busy(calendar(...parts), { at: zoneRules['Pacific/Honolulu'] });

  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20260601T160000Z', 'DTEND:20260601T173000Z'], ['2026-06-01 06:00+90']],
    ['without a zone', ['DTSTART:20260601T110000', 'DURATION:PT1H'], ['2026-06-01 11:00+60']],
    ['of a whole day', ['DTSTART;VALUE=DATE:20260601'], ['2026-06-01 00:00+1440']],
  ])('an event %s is busy by its clock', (_, lines, expected) => {
    expect(inHonolulu(event(...lines))).toEqual(expected);
  });

  it('a series without a zone leaves out its days by that clock', () => {
    const series = ['DTSTART:20260601T210000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(inHonolulu(event(...series, 'EXDATE:20260602T210000'))).toEqual([
      '2026-06-01 21:00+60',
      '2026-06-03 21:00+60',
    ]);
  });
});

describe('an event', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20260601T160000Z', 'DTEND:20260601T173000Z'], ['2026-06-01 11:00+90']],
    [
      'in a zone that the calendar does not define',
      ['DTSTART;TZID=Europe/Berlin:20260601T180000', 'DURATION:PT1H'],
      ['2026-06-01 11:00+60'],
    ],
    [
      'in a zone between the clock changes of America and Europe',
      ['DTSTART;TZID=Europe/Berlin:20260316T180000', 'DURATION:PT1H'],
      ['2026-03-16 12:00+60'],
    ],
    [
      'without a zone is at the time of the business',
      ['DTSTART:20260601T110000', 'DTEND:20260601T120000'],
      ['2026-06-01 11:00+60'],
    ],
    [
      'over midnight',
      ['DTSTART;TZID=America/Chicago:20260601T230000', 'DURATION:PT2H'],
      ['2026-06-01 23:00+60', '2026-06-02 00:00+60'],
    ],
    [
      'of a whole day',
      ['DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260602'],
      ['2026-06-01 00:00+1440'],
    ],
    ['of a whole day without an end', ['DTSTART;VALUE=DATE:20260601'], ['2026-06-01 00:00+1440']],
    [
      'of a whole day that ends where it starts',
      ['DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260601'],
      ['2026-06-01 00:00+1440'],
    ],
    [
      'of the days of both clock changes',
      ['DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309', 'RDATE;VALUE=DATE:20261101'],
      ['2026-03-08 00:00+1440', '2026-11-01 00:00+1440'],
    ],
    ['without a length', ['DTSTART:20260601T160000Z'], []],
    ['that is canceled', ['DTSTART:20260601T160000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['that is free', ['DTSTART:20260601T160000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    [
      'that is free in Outlook',
      ['DTSTART:20260601T160000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    [
      'that is tentative',
      ['DTSTART:20260601T160000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'],
      ['2026-06-01 11:00+60'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(busy(calendar(event(...lines)))).toEqual(expected);
  });

  it('in a zone of Windows takes the rules of the calendar', () => {
    const lines = ['DTSTART;TZID=Central Standard Time:20260601T110000', 'DURATION:PT1H'];
    expect(busy(calendar(chicago, event(...lines)))).toEqual(['2026-06-01 11:00+60']);
  });
});

describe('a weekly event', () => {
  it('keeps its time over both clock changes', () => {
    const sundays = (start: string) =>
      event(
        `DTSTART;TZID=America/Chicago:${start}T100000`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      );
    expect(busy(calendar(sundays('20260301')))).toEqual([
      '2026-03-01 10:00+60',
      '2026-03-08 10:00+60',
      '2026-03-15 10:00+60',
    ]);
    expect(busy(calendar(chicago, sundays('20261025')))).toEqual([
      '2026-10-25 10:00+60',
      '2026-11-01 10:00+60',
      '2026-11-08 10:00+60',
    ]);
  });

  it('in UTC moves by an hour over a clock change', () => {
    const lines = ['DTSTART:20260301T160000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(busy(calendar(event(...lines)))).toEqual(['2026-03-01 10:00+60', '2026-03-08 11:00+60']);
  });

  it('leaves out its exceptions', () => {
    const text = mondays.replace('RRULE', 'EXDATE;TZID=America/Chicago:20260309T090000\nRRULE');
    expect(busy(calendar(text))).toEqual(['2026-03-02 09:00+60', '2026-03-16 09:00+60']);
  });

  const moved = (...lines: string[]) =>
    calendar(mondays, event('RECURRENCE-ID;TZID=America/Chicago:20260309T090000', ...lines));

  it('has a moved occurrence at its new time only', () => {
    expect(busy(moved('DTSTART:20260310T190000Z', 'DURATION:PT30M'))).toEqual([
      '2026-03-02 09:00+60',
      '2026-03-10 14:00+30',
      '2026-03-16 09:00+60',
    ]);
  });

  it('finds its moved occurrence by a time in UTC too', () => {
    const text = moved('DTSTART:20260310T190000Z', 'DURATION:PT30M').replace(
      'RECURRENCE-ID;TZID=America/Chicago:20260309T090000',
      'RECURRENCE-ID:20260309T140000Z',
    );
    expect(busy(text)).toContain('2026-03-10 14:00+30');
    expect(busy(text)).not.toContain('2026-03-09 09:00+60');
  });

  it('leaves out a canceled occurrence, and a free one', () => {
    for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) {
      const text = moved('DTSTART;TZID=America/Chicago:20260309T090000', 'DURATION:PT1H', line);
      expect(busy(text)).toEqual(['2026-03-02 09:00+60', '2026-03-16 09:00+60']);
    }
  });

  it('has an occurrence that was moved into the range from after it', () => {
    const text = moved('DTSTART:20260304T190000Z', 'DURATION:PT30M');
    const until = { from: '2026-03-01', to: '2026-03-08' };
    expect(busy(text, { within: until })).toEqual(['2026-03-02 09:00+60', '2026-03-04 13:00+30']);
  });

  it('changes from one occurrence on', () => {
    const text = moved('DTSTART;TZID=America/Chicago:20260309T110000', 'DURATION:PT1H').replace(
      'RECURRENCE-ID;',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;',
    );
    expect(busy(text)).toEqual([
      '2026-03-02 09:00+60',
      '2026-03-09 11:00+60',
      '2026-03-16 11:00+60',
    ]);
  });

  it('without an end goes to the end of the range', () => {
    const text = calendar(mondays.replace(';COUNT=3', ''));
    expect(busy(text)).toHaveLength(44);
  });

  it('of many years ago has only the occurrences of the range', () => {
    const text = calendar(mondays.replaceAll('2026', '1996').replace(';COUNT=3', ''));
    expect(readEvents(text, { range, zone }).events.length).toBeLessThan(60);
  });
});

const january1 = ['2026-01-01 09:00+60'];

test.each<[string, string[], string[]]>([
  [
    'on 30 February leaves its start',
    ['DTSTART:20260101T150000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    january1,
  ],
  [
    'on 30 February, month by month',
    ['DTSTART:20260101T150000Z', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30,31'],
    january1,
  ],
  [
    'on 30 February, counted from the end',
    ['DTSTART:20260101T150000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-30'],
    january1,
  ],
  ['on 29 February, in another year', ['DTSTART:20240229T150000Z', 'RRULE:FREQ=YEARLY'], []],
  ['that starts on 30 February', ['DTSTART:20260230T150000Z', 'RRULE:FREQ=YEARLY'], []],
  [
    'on 30 February, with a date of its own',
    [
      'DTSTART:20260101T150000Z',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'RDATE:20260303T150000Z',
    ],
    [...january1, '2026-03-03 09:00+60'],
  ],
  [
    'on the last day of February',
    ['DTSTART:20260101T150000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
    [...january1, '2026-02-28 09:00+60'],
  ],
  [
    'on the first Tuesday of March',
    ['DTSTART:20250304T140000Z', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1TU'],
    ['2026-03-03 08:00+60'],
  ],
])('a rule %s', (_, lines, expected) => {
  expect(busy(calendar(event(...lines, 'DURATION:PT1H')))).toEqual(expected);
});

test('a whole-day event repeats', () => {
  const lines = ['DTSTART;VALUE=DATE:20260307', 'RRULE:FREQ=DAILY;COUNT=3'];
  expect(busy(calendar(event(...lines)))).toEqual([
    '2026-03-07 00:00+1440',
    '2026-03-08 00:00+1440',
    '2026-03-09 00:00+1440',
  ]);
});

test('several calendars in one text', () => {
  const one = calendar(event('DTSTART:20260601T160000Z', 'DURATION:PT1H'));
  const two = calendar(event('DTSTART:20260602T160000Z', 'DURATION:PT1H'));
  expect(busy(`${one}\r\n${two}`)).toHaveLength(2);
});

test('an empty calendar has no events', () => {
  expect(busy(calendar())).toEqual([]);
});

test.each(['', '<!doctype html><p>Sign in', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])(
  '%j is no calendar',
  (text) => {
    expect(() => readEvents(text, { range, zone })).toThrow();
  },
);
