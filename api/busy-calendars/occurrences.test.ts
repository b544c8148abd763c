import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { businessInstant, businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { SeriesExpander, TooManyOccurrencesError } from './occurrences.ts';

const zone = zoneRules['America/Chicago'];
const at = (date: string, time = '00:00') => businessInstant(date, time, zone);

/** A time without a zone is of the business; 'T09:00' of it is read as '09:00'. */
const instantOf = (time: ICAL.Time): Date =>
  time.zone === ICAL.Timezone.utcTimezone
    ? time.toJSDate()
    : at(time.toString().slice(0, 10), time.toString().slice(11, 16) || '00:00');

const expander = (max?: number) =>
  new SeriesExpander({
    instantOf,
    range: { from: at('2026-01-01'), to: at('2027-01-01') },
    ...(max && { max }),
  });

const component = (...lines: string[]) =>
  ICAL.Component.fromString(
    ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
      .join('\r\n')
      .replaceAll(/^(RRULE|EXRULE)/gm, '$1;VALUE=TEXT'),
  );

const expand = (lines: string[], exceptions: string[][] = []) =>
  expander().expand({
    event: component(...lines),
    exceptions: exceptions.map((some) => component(...some)),
  });

const shown = (time: ICAL.Time) =>
  `${businessToday(instantOf(time), zone)} ${businessTime(instantOf(time), zone)}`;

/** The starts by the business's clock. */
const starts = (lines: string[], exceptions?: string[][]) =>
  expand(lines, exceptions)
    .occurrences.map(({ startDate }) => shown(startDate))
    .sort();

const days = (lines: string[]) => starts(lines).map((start) => start.slice(0, 10));

const monday = ['DTSTART:20260601T090000', 'DURATION:PT1H'];
const mondays = [...monday, 'RRULE:FREQ=WEEKLY;COUNT=3'];
const threeMondays = ['2026-06-01', '2026-06-08', '2026-06-15'];

describe('COUNT', () => {
  it.each<[string, string[], string[]]>([
    [
      'dates before the start',
      ['EXDATE:20260511T090000,20260518T090000,20260525T090000'],
      threeMondays,
    ],
    ['a date that is none of its own', ['EXDATE:20260603T090000'], threeMondays],
    [
      'one of its dates, twice',
      ['EXDATE:20260608T090000', 'EXDATE:20260608T090000'],
      ['2026-06-01', '2026-06-15'],
    ],
    ['its start', ['EXDATE:20260601T090000'], ['2026-06-08', '2026-06-15']],
  ])('is not used up by excluding %s', (_, lines, expected) => {
    expect(days([...mondays, ...lines])).toEqual(expected);
  });

  it('is not used up by an added date', () => {
    const added = ['2026-06-01', '2026-06-03', '2026-06-08', '2026-06-15'];
    expect(days([...mondays, 'RDATE:20260603T090000'])).toEqual(added);
  });

  it('counts dates that exist', () => {
    const leapDays = [
      'DTSTART:20180105T090000',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=9',
    ];
    expect(days(leapDays)).toEqual(['2026-02-28']);
    const months = ['DTSTART:20260131T090000', 'RRULE:FREQ=MONTHLY;COUNT=3'];
    expect(days(months)).toEqual(['2026-01-31', '2026-03-31', '2026-05-31']);
  });

  it('has its last date also in chosen months', () => {
    const rule = 'RRULE:FREQ=MONTHLY;BYMONTH=6,9;COUNT=3';
    expect(days([...monday, rule])).toEqual(['2026-06-01', '2026-09-01']);
    expect(days(['DTSTART:20250901T090000', rule])).toEqual(['2026-06-01', '2026-09-01']);
  });

  it('of years ago has ended', () => {
    expect(days(['DTSTART:20140601T090000', 'RRULE:FREQ=DAILY;COUNT=5'])).toEqual([]);
    expect(days(['DTSTART:20210601T090000', 'RRULE:FREQ=HOURLY;COUNT=5'])).toEqual([]);
  });
});

describe('UNTIL', () => {
  const until = (value: string, start = 'DTSTART:20261213T090000') =>
    days([start, `RRULE:FREQ=DAILY;UNTIL=${value}`]);
  const throughDecember15 = ['2026-12-13', '2026-12-14', '2026-12-15'];

  it.each(['20261215', '20261215T090000', '20261215T150000Z'])('%s includes the day', (value) => {
    expect(until(value)).toEqual(throughDecember15);
  });

  it('in UTC is an instant', () => {
    expect(until('20261215T145959Z')).toEqual(throughDecember15.slice(0, 2));
  });

  it('includes a whole day, however its end is written', () => {
    const allDay = 'DTSTART;VALUE=DATE:20261213';
    for (const value of ['20261215', '20261215T000000', '20261215T000000Z']) {
      expect(until(value, allDay)).toEqual(throughDecember15);
    }
  });

  it('that cannot be read is no end, and is named', () => {
    const lines = ['DTSTART:20261229T090000', 'RRULE:FREQ=DAILY;UNTIL=never'];
    expect(days(lines).slice(0, 3)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31']);
    expect(expand(lines).problem).toBe('repetition');
  });
});

test.each<[string, string, string[]]>([
  ['its start, besides Wednesdays', 'FREQ=WEEKLY;BYDAY=WE;COUNT=2', ['01', '03', '10']],
  ['its start if the rule has no date', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', ['01']],
  ['its start if no hour has a date', 'FREQ=HOURLY;BYMONTH=4,6;BYMONTHDAY=31', ['01']],
  ['its start if no month has a sixth Monday', 'FREQ=MONTHLY;BYDAY=6MO', ['01']],
  ['the last of some days', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=2', ['01', '05', '12']],
  ['every other month, if chosen', 'FREQ=MONTHLY;INTERVAL=2;BYMONTH=6,7;COUNT=1', ['01']],
  [
    'the days of a week of the year',
    'FREQ=YEARLY;BYWEEKNO=24;BYDAY=TU,TH;COUNT=2',
    ['01', '09', '11'],
  ],
])('a series has %s', (_, rule, expected) => {
  expect(days([...monday, `RRULE:${rule}`])).toEqual(expected.map((day) => `2026-06-${day}`));
});

test('a week of the year without a day is busy on each of its days', () => {
  const week = ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-06-${day}`);
  expect(days([...monday, 'RRULE:FREQ=YEARLY;BYWEEKNO=24'])).toEqual(['2026-06-01', ...week]);
});

test('an odd rule leaves the start and is named', () => {
  for (const rule of ['every other day', 'FREQ=DAILY;INTERVAL=0', '']) {
    const { problem } = expand([...monday, `RRULE:${rule}`]);
    expect([problem, ...days([...monday, `RRULE:${rule}`])]).toEqual(['repetition', '2026-06-01']);
  }
});

test('several rules, a rule that excludes, and dates of their own length', () => {
  const lines = [
    ...mondays,
    'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2',
    'EXRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=2',
    'RDATE;VALUE=PERIOD:20260620T090000/PT3H',
  ];
  expect(days(lines)).toEqual(['2026-06-05', '2026-06-08', '2026-06-12', '2026-06-20']);
  const { occurrences } = expand(lines);
  expect(occurrences.map(({ endDate }) => shown(endDate))).toContain('2026-06-20 12:00');
});

test('an excluded date takes out its whole day', () => {
  expect(days([...mondays, 'EXDATE;VALUE=DATE:20260608'])).toEqual(['2026-06-01', '2026-06-15']);
});

describe('an exception', () => {
  it('replaces the occurrence of its time, in any zone', () => {
    for (const id of ['RECURRENCE-ID:20260608T090000', 'RECURRENCE-ID:20260608T140000Z']) {
      const moved = [id, 'DTSTART:20260609T100000', 'DURATION:PT1H'];
      expect(starts(mondays, [moved])).toEqual(['2026-06-01 09:00', '2026-06-15 09:00']);
    }
  });

  it('of one occurrence does not repeat', () => {
    const moved = component(
      'RECURRENCE-ID:20260608T090000',
      'DTSTART:20260609T090000',
      'RRULE:FREQ=WEEKLY',
    );
    const { occurrences } = expander().expand({ event: moved, exceptions: [] });
    expect(occurrences.map(({ startDate }) => shown(startDate))).toEqual(['2026-06-09 09:00']);
  });

  it('moves later occurrences too, also into the range', () => {
    const later = (id: string, start: string) => [
      `RECURRENCE-ID;RANGE=THISANDFUTURE:${id}`,
      `DTSTART:${start}`,
      'DURATION:PT2H',
    ];
    expect(starts(mondays, [later('20260608T090000', '20260609T110000')])).toEqual([
      '2026-06-01 09:00',
      '2026-06-16 11:00',
    ]);
    const december = ['DTSTART:20251201T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    expect(starts(december, [later('20251208T090000', '20260112T090000')])).toEqual([
      '2026-01-19 09:00',
    ]);
  });
});

test('a clock time that a clock change skips is busy after it, a repeated one once', () => {
  const sundays = (start: string) => [`DTSTART:${start}`, 'RRULE:FREQ=WEEKLY;COUNT=2'];
  expect(starts(sundays('20260301T023000'))).toEqual(['2026-03-01 02:30', '2026-03-08 03:30']);
  expect(starts(sundays('20261025T013000'))).toEqual(['2026-10-25 01:30', '2026-11-01 01:30']);
});

describe('what repeats too often', () => {
  const span = (rule: string) => {
    const { occurrences, problem } = expand(['DTSTART:20260601T090000', `RRULE:FREQ=${rule}`]);
    return [problem, ...occurrences.flatMap((one) => [shown(one.startDate), shown(one.endDate)])];
  };

  it.each(['SECONDLY', 'MINUTELY', 'MINUTELY;BYSECOND=0,30', 'HOURLY;BYMINUTE=0,10,20,30,40,50'])(
    'is one occurrence through the range and is named: %s',
    (rule) => {
      const [problem, start, end, ...others] = span(rule);
      expect([problem, start, ...others]).toEqual(['too_many', '2026-06-01 09:00']);
      expect(String(end) > '2027-01-01').toBe(true);
    },
  );

  it('is not what repeats every hour, or every 20 minutes of a working day', () => {
    const often = (rule: string) => expand(['DTSTART:20260601T090000', `RRULE:FREQ=${rule}`]);
    const everyHour = often('HOURLY');
    const working = often('MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16');
    expect([everyHour.problem, working.problem]).toEqual([undefined, undefined]);
    expect(everyHour.occurrences.length).toBeGreaterThan(24 * 214);
    expect(working.occurrences.length).toBeGreaterThan(24 * 214);
  });

  it('ends where the rule ends', () => {
    const expected = ['too_many', '2026-06-01 09:00', '2026-06-03 09:00'];
    expect(span('SECONDLY;UNTIL=20260603T090000')).toEqual(expected);
  });

  it('is bounded in all', () => {
    const daily = component('DTSTART:20260101T090000', 'RRULE:FREQ=DAILY');
    const limited = expander(1000);
    const again = () => limited.expand({ event: daily, exceptions: [] });
    again();
    again();
    expect(again).toThrow(TooManyOccurrencesError);
  });
});
