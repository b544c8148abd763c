import { tzlib_get_timezones } from 'timezones-ical-library';
import { describe, expect, it, test } from 'vitest';
import { calendar, event, read } from './testing/read-calendar.ts';

const inZone = (zone: string, time = '20260602T100000', duration = 'PT1H') =>
  event(`DTSTART;TZID=${zone}:${time}`, `DURATION:${duration}`);

describe('a zone that the calendar does not define', () => {
  it.each([
    ['US/Eastern', '09:00'],
    ['EST5EDT', '09:00'],
    ['america/new_york', '09:00'],
    ['Eastern Standard Time', '09:00'],
    ['"Eastern Standard Time"', '09:00'],
    ['Pacific Standard Time', '12:00'],
    ['"Pacific Standard Time"', '12:00'],
    ['W. Europe Standard Time', '03:00'],
    ['tzone://Microsoft/Utc', '05:00'],
    ['"tzone://Microsoft/Utc"', '05:00'],
    ['UTC', '05:00'],
    ['/x.org/Olson/America/Denver', '11:00'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', '08:00'],
  ])('is known by its name: %s', (zone, time) => {
    expect(read(calendar(inZone(zone)))).toEqual({ busy: [`06-02 ${time}+60`], notes: [] });
  });

  it.each(tzlib_get_timezones() as string[])('is the one of the tz database: %s', (name) => {
    // The library has four names of its own.
    const timeZone = { CT: 'US/Central', ET: 'US/Eastern', MT: 'US/Mountain', PT: 'US/Pacific' }[
      name
    ];
    const winter = instantOf('2026-02-02T13:00:00', timeZone ?? name);
    const summer = instantOf('2026-07-02T13:00:00', timeZone ?? name);
    const text = calendar(
      inZone(name, '20260202T130000', 'PT15M'),
      inZone(name, '20260702T130000', 'PT15M'),
    );
    expect(read(text).busy).toEqual([chicagoSpan(winter), chicagoSpan(summer)]);
  });
});

/** By Node's own zones. */
function instantOf(local: string, timeZone: string): Date {
  const guess = new Date(`${local}Z`);
  const shown = guess.toLocaleString('sv', { timeZone }).replace(' ', 'T');
  return new Date(2 * guess.getTime() - new Date(`${shown}Z`).getTime());
}

const chicagoSpan = (start: Date) =>
  `${start.toLocaleString('sv', { timeZone: 'America/Chicago' }).slice(5, 16)}+15`;

const zone = (name: string, ...lines: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'].join('\n');

const observance = (kind: string, ...lines: string[]) =>
  [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\n');

const mountainTime = [
  observance(
    'STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0700',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  ),
  observance(
    'DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0600',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  ),
];

describe('a zone that the calendar defines', () => {
  it.each(['Customized Time Zone', 'Eastern Standard Time', 'America/New_York'])(
    'has the rules of the calendar, also as %s',
    (name) => {
      const text = calendar(zone(name, ...mountainTime), inZone(name));
      expect(read(text).busy).toEqual(['06-02 11:00+60']);
    },
  );

  it('has its first offset before its first change', () => {
    const starts = observance(
      'DAYLIGHT',
      'DTSTART:20260308T020000',
      'TZOFFSETFROM:-0700',
      'TZOFFSETTO:-0600',
    );
    const text = calendar(zone('Ours', starts), inZone('Ours', '20260202T100000'), inZone('Ours'));
    expect(read(text).busy).toEqual(['02-02 11:00+60', '06-02 11:00+60']);
  });

  it('changes on each date of a list', () => {
    const changes = [
      observance(
        'DAYLIGHT',
        'DTSTART:20250309T020000',
        'RDATE:20250309T020000,20260308T020000',
        'TZOFFSETFROM:-0700',
        'TZOFFSETTO:-0600',
      ),
      observance('STANDARD', 'DTSTART:20251102T020000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0700'),
    ];
    const text = calendar(
      zone('Ours', ...changes),
      inZone('Ours', '20260202T100000'),
      inZone('Ours'),
    );
    expect(read(text).busy).toEqual(['02-02 11:00+60', '06-02 11:00+60']);
  });

  it('is read by its name if it only lists changes that are over', () => {
    const over = [
      observance('STANDARD', 'DTSTART:20181104T020000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0700'),
      observance('DAYLIGHT', 'DTSTART:20190310T020000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0600'),
    ];
    const name = 'America/Denver';
    const text = calendar(zone(name, ...over), inZone(name, '20260202T100000'));
    expect(read(text).busy).toEqual(['02-02 11:00+60']);
  });

  it.each([
    ['without offsets', 'America/Denver', []],
    ['that is damaged', 'America/Denver', [observance('STANDARD', 'DTSTART:2026')]],
    [
      'that changes each second',
      'America/Denver',
      [mountainTime[0]?.replace('YEARLY', 'SECONDLY') ?? ''],
    ],
  ])('%s is read by its name', (_, name, lines) => {
    expect(read(calendar(zone(name, ...lines), inZone(name))).busy).toEqual(['06-02 11:00+60']);
  });
});

describe('a zone that nobody knows', () => {
  it('is never that of the business: every time that it can mean is busy, and that is said', () => {
    expect(read(calendar(inZone('Nowhere/None')))).toEqual({
      // From 10:00 by UTC+14 to 11:00 by UTC-12.
      busy: ['06-01 15:00+540', '06-02 00:00+1080'],
      notes: [{ kind: 'unknown_zone', zone: 'Nowhere/None', events: 1, example: 'Dentist' }],
    });
  });

  it('has the offset that its name contains, with and without daylight time', () => {
    const name = '(UTC-05:00) Eastern Time (US & Canada)';
    expect(read(calendar(inZone(`"${name}"`)))).toEqual({
      busy: ['06-02 09:00+120'],
      notes: [{ kind: 'unknown_zone', zone: name, events: 1, example: 'Dentist' }],
    });
  });

  it.each([
    ['UTC+11', ['06-01 17:00+120']],
    ['"(GMT +01:00)"', ['06-02 03:00+120']],
    ['"(GMT-03.30) Newfoundland"', ['06-02 07:30+120']],
  ])('has the offset in %s', (name, busy) => {
    expect(read(calendar(inZone(name))).busy).toEqual(busy);
  });

  it('repeats, and its days are counted once for each event', () => {
    const series = event(
      'UID:series',
      'DTSTART;TZID=Nowhere/None:20260601T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
    );
    const { busy, notes } = read(calendar(series, inZone('Nowhere/None')));
    expect(busy).toEqual(['05-31 15:00+540', '06-01 00:00+1440', '06-02 00:00+1080']);
    expect(notes).toMatchObject([{ kind: 'unknown_zone', events: 2 }]);
  });

  it('of an event of another year is not worth a note', () => {
    const old = inZone('Nowhere/None', '20140601T100000');
    expect(read(calendar(old))).toEqual({ busy: [], notes: [] });
  });
});

describe('a time without a zone', () => {
  const time = ['DTSTART:20260602T100000', 'DTEND:20260602T110000'];

  it('has the zone that the calendar names', () => {
    const named = calendar('X-WR-TIMEZONE:US/Eastern', event(...time));
    expect(read(named).busy).toEqual(['06-02 09:00+60']);
    expect(read(calendar('X-WR-TIMEZONE:', event(...time))).busy).toEqual(['06-02 10:00+60']);
  });

  it('has the zone of the start', () => {
    const text = calendar(event('DTSTART;TZID=US/Eastern:20260602T100000', time[1] ?? ''));
    expect(read(text)).toEqual({ busy: ['06-02 09:00+60'], notes: [] });
  });
});

test('an hour that a clock skips or shows twice is read as RFC 5545 says', () => {
  const night = (time: string) =>
    event(`DTSTART;TZID=America/Los_Angeles:${time}`, 'DURATION:PT15M');
  expect(read(calendar(night('20260308T023000'))).busy).toEqual(['03-08 05:30+15']);
  expect(read(calendar(night('20261101T013000'))).busy).toEqual(['11-01 02:30+15']);
});
