import { describe, expect, it, test } from 'vitest';
import { calendar, event, read } from './testing/read-calendar.ts';

const other = event('DTSTART:20260601T160000Z', 'DURATION:PT1H');
const otherBusy = '06-01 11:00+60';

/** What is read of an event beside another one, which nothing may lose. */
function beside(...lines: string[]) {
  const { busy, notes } = read(calendar(event(...lines), other));
  expect(busy).toContain(otherBusy);
  return { busy: busy.filter((span) => span !== otherBusy), notes };
}

const unreadable = (reason: string, isBusy = true) => [
  { kind: 'unreadable', summary: 'Dentist', reason, isBusy },
];

describe('what programs write beside the standard is read', () => {
  const march = ['03-02 09:00+60'];
  const start = 'DTSTART:20260302T150000Z';

  it.each<[string, string[], string[]]>([
    ['a date without VALUE', ['DTSTART:20261225'], ['12-25 00:00+1440']],
    ['a wrong VALUE', ['DTSTART;VALUE=DATE:20260302T150000Z', 'DURATION:PT1H'], march],
    ['lower case', ['dtstart:20260302t150000z', 'duration:PT1H'], march],
    [
      'a folded line without its blank',
      ['DESCRIPTION:Bring', 'the old papers', start, 'DURATION:PT1H'],
      march,
    ],
    [
      'a rule folded without its blank',
      [start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;', 'COUNT=2'],
      ['03-02 09:00+60', '03-03 09:00+60'],
    ],
    [
      'a period as an additional date',
      [start, 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20260303T150000Z/PT3H'],
      ['03-02 09:00+60', '03-03 09:00+180'],
    ],
    ['no additional date', [start, 'DURATION:PT1H', 'RDATE:'], march],
    [
      'a comma too many',
      [start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260303T150000Z,'],
      march,
    ],
    [
      'names on lines of their own',
      ['DTSTART', ' :20260302T150000Z', 'DURATION', '', ' :PT1H'],
      march,
    ],
    ['an empty line', [start, '', 'DURATION:PT1H'], march],
    ['lines that no program knows', [start, 'X_ODD;:;"', 'DURATION:PT1H'], march],
    ['a line that is none', [start, 'SUMMARY=Dentist', 'DURATION:PT1H'], march],
    ['an alarm', [start, 'DURATION:PT1H', 'BEGIN:VALARM', 'TRIGGER:soon', 'END:VALARM'], march],
    [
      'the way to an appointment in Apple’s calendar',
      [start, 'DURATION:PT1H', 'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M'],
      ['03-02 08:30+90'],
    ],
    [
      'an end in days of a timed event',
      ['DTSTART;TZID=America/Chicago:20260302T220000', 'DTEND;VALUE=DATE:20260303'],
      ['03-02 22:00+120'],
    ],
  ])('%s', (_, lines, busy) => {
    expect(beside(...lines)).toEqual({ busy, notes: [] });
  });
});

describe('what cannot be read is named, and busy where its start is legible', () => {
  it.each<[string, string[], string, string[]]>([
    ['no start', ['DURATION:PT1H'], 'start', []],
    ['a start in words', ['DTSTART:tomorrow'], 'start', []],
    ['a day that does not exist', ['DTSTART:20260230T150000Z'], 'start', []],
    [
      'an impossible hour',
      ['DTSTART:20260302T990000Z', 'DURATION:PT1H'],
      'start',
      ['03-02 00:00+1440'],
    ],
    [
      'another way of writing',
      ['DTSTART:2026-03-02T09:00:00', 'DURATION:PT1H'],
      'start',
      ['03-02 00:00+1440'],
    ],
    ['an end in words', ['DTSTART:20260302T150000Z', 'DTEND:None'], 'end', ['03-02 09:00+900']],
    ['an empty end', ['DTSTART:20260302T150000Z', 'DTEND:'], 'end', ['03-02 09:00+900']],
    ['an odd length', ['DTSTART:20260302T150000Z', 'DURATION:1 h'], 'end', ['03-02 09:00+900']],
    [
      'an end shortly before its start, which may be swapped',
      ['DTSTART:20260302T150000Z', 'DTEND:20260302T140000Z'],
      'end',
      ['03-02 08:00+960'],
    ],
    [
      'an end long before its start',
      ['DTSTART:20260302T150000Z', 'DTEND:19700101T000000Z'],
      'end',
      ['03-02 09:00+900'],
    ],
    [
      'a length without an end',
      ['DTSTART:20260302T150000Z', 'DURATION:P99999999999999W'],
      'end',
      ['03-02 09:00+900'],
    ],
    [
      'a rule in words',
      ['DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:each day'],
      'repetition',
      ['03-02 09:00+60'],
    ],
    [
      'an odd additional date',
      ['DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RDATE:20260303T15,soon'],
      'repetition',
      ['03-02 09:00+60', '03-03 00:00+1440'],
    ],
    [
      'an odd exception',
      ['DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:odd'],
      'repetition',
      ['03-02 09:00+60', '03-03 09:00+60'],
    ],
    [
      'an odd way to it',
      ['DTSTART:20260302T150000Z', 'DURATION:PT1H', 'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:long'],
      'event',
      ['03-02 09:00+60'],
    ],
  ])('%s', (_, lines, reason, busy) => {
    expect(beside(...lines)).toEqual({ busy, notes: unreadable(reason, busy.length > 0) });
  });

  it('not if it is free, or of another year', () => {
    const nothing = { busy: [], notes: [] };
    expect(beside('DTSTART:tomorrow', 'STATUS:CANCELLED')).toEqual(nothing);
    expect(beside('DTSTART:20260302T99', 'TRANSP:TRANSPARENT')).toEqual(nothing);
    expect(beside('DTSTART:20140302T150000Z', 'DTEND:None')).toEqual(nothing);
  });

  it('a series keeps an occurrence whose change has no start', () => {
    const series = event(
      'UID:a',
      'DTSTART:20260302T150000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
    );
    const change = event('UID:a', 'RECURRENCE-ID:20260303T150000Z', 'DTSTART:later');
    expect(read(calendar(series, change))).toEqual({
      busy: ['03-02 09:00+60', '03-03 09:00+60'],
      notes: unreadable('start', false),
    });
  });
});

describe('an event leaves its owner free', () => {
  const lines = ['DTSTART;VALUE=DATE:20260302'];
  const guest = (status: string) => `ATTENDEE;CN=Jane;PARTSTAT=${status}:mailto:Jane@Example.com`;
  const owners = ['jane@example.com'];

  it('who has declined it', () => {
    const invitation = calendar(event(...lines, guest('DECLINED')));
    expect(read(invitation, { owners }).busy).toEqual([]);
    expect(read(invitation, { owners: ['joe@example.com'] }).busy).toEqual(['03-02 00:00+1440']);
    for (const status of ['ACCEPTED', 'TENTATIVE', 'NEEDS-ACTION']) {
      expect(read(calendar(event(...lines, guest(status))), { owners }).busy).toHaveLength(1);
    }
  });

  it('on the day of a series that they have declined', () => {
    const series = event('UID:a', ...lines, 'RRULE:FREQ=DAILY;COUNT=2', guest('ACCEPTED'));
    const change = event(
      'UID:a',
      'RECURRENCE-ID;VALUE=DATE:20260303',
      'DTSTART;VALUE=DATE:20260303',
      guest('DECLINED'),
    );
    expect(read(calendar(series, change), { owners }).busy).toEqual(['03-02 00:00+1440']);
  });

  it('who works elsewhere, by Outlook', () => {
    const text = calendar(event(...lines, 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'));
    expect(read(text).busy).toEqual([]);
  });
});

describe('of several versions the one with the highest sequence counts', () => {
  const version = (day: number, ...lines: string[]) =>
    event('UID:a', `DTSTART:2026030${day}T150000Z`, 'DURATION:PT1H', ...lines);

  it.each<[string, string[], string[]]>([
    ['of an event', [version(2, 'SEQUENCE:1'), version(3, 'SEQUENCE:0')], ['03-02 09:00+60']],
    [
      'of an occurrence',
      [
        version(2, 'RRULE:FREQ=DAILY;COUNT=2', 'SEQUENCE:9'),
        version(4, 'RECURRENCE-ID:20260303T150000Z', 'SEQUENCE:1'),
        version(5, 'RECURRENCE-ID:20260303T150000Z', 'SEQUENCE:2'),
      ],
      ['03-02 09:00+60', '03-05 09:00+60'],
    ],
    ['if they differ', [version(2), version(3)], ['03-02 09:00+60', '03-03 09:00+60']],
    [
      'if they have an identity',
      [version(2), version(3, 'SEQUENCE:1')].map((text) => text.replace('UID:a\n', '')),
      ['03-02 09:00+60', '03-03 09:00+60'],
    ],
  ])('%s', (_, versions, busy) => {
    expect(read(calendar(...versions))).toEqual({ busy, notes: [] });
  });
});

describe('free/busy components', () => {
  const freeBusy = (...lines: string[]) =>
    ['BEGIN:VFREEBUSY', 'SUMMARY:Busy', ...lines, 'END:VFREEBUSY'].join('\n');
  const window = [
    'ORGANIZER:mailto:jane@example.com',
    'DTSTART:20260301T000000Z',
    'DTEND:20260401T000000Z',
  ];

  it('of Zimbra are busy in their periods, and free at others', () => {
    const periods = [
      'FREEBUSY:20260302T150000Z/20260302T160000Z,20260303T150000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260304T150000Z/PT1H',
      'FREEBUSY;FBTYPE=X-ODD:20260305T150000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20260306T150000Z/PT1H',
    ];
    expect(read(calendar(freeBusy(...window, ...periods)))).toEqual({
      busy: ['03-02 09:00+60', '03-03 09:00+30', '03-04 09:00+60', '03-05 09:00+60'],
      notes: [],
    });
    expect(read(calendar(freeBusy(...window))).busy).toEqual([]);
  });

  it('of Google are busy as a whole', () => {
    const time = ['DTSTART:20260302T150000Z', 'DTEND:20260302T163000Z'];
    expect(read(calendar(freeBusy(...time))).busy).toEqual(['03-02 09:00+90']);
  });

  it('that cannot be read are named, and busy on a legible day', () => {
    expect(read(calendar(freeBusy(...window, 'FREEBUSY:20260302T150000Z/later')))).toEqual({
      busy: ['03-02 00:00+1440'],
      notes: [{ kind: 'unreadable', summary: 'Busy', reason: 'event', isBusy: true }],
    });
  });
});

describe('a text', () => {
  it.each([
    ['after the calendar', `${calendar(other)}<!-- 12 ms -->\nDTSTART:odd\n`],
    ['before the calendar', `Warning: odd\n${calendar(other)}`],
    ['in two calendars', `${calendar()}${calendar(other)}`],
    ['with line feeds only', calendar(other).replaceAll('\r\n', '\n')],
    ['without the last line end', calendar(other).trimEnd()],
    ['with blanks before it', `  ${calendar(other)}`],
    ['with a task that does not end', calendar('BEGIN:VTODO', 'SUMMARY:odd', 'END:VTOOD', other)],
    ['with an event that does not end', calendar('BEGIN:VEVENT', 'DTSTART:20140101', other)],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual({ busy: [otherBusy], notes: [] });
  });

  it.each(['', '<!doctype html>\n<p>Sign in', 'BEGIN:VCARD\nEND:VCARD'])(
    'without a calendar is refused: %j',
    (text) => {
      expect(() => read(text)).toThrow('Not a calendar');
    },
  );

  test('that is cut off is refused, because the events that are missing would be free', () => {
    const text = calendar(other, other);
    expect(() => read(text.slice(0, -'END:VCALENDAR\r\n'.length))).toThrow('Not a calendar');
    expect(() => read(`${calendar(other)}${text.slice(0, 120)}`)).toThrow('Not a calendar');
  });
});
