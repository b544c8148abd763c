import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { locales } from '#domain/locale/locale.ts';
import { appointmentFile } from './appointment-file.ts';
import { toICalendar } from './icalendar.ts';

const pageUrl = 'https://inspector.example/appointment/0123';

/** Every calendar file that others read, of one booking. */
const files: Readonly<Record<string, (booking: Booking) => string>> = {
  feed: (booking) =>
    toICalendar([booking], {
      business: defaultBusiness,
      rules: { driveTime: true },
      origin: 'https://inspector.example',
    }),
  ...Object.fromEntries(
    locales.flatMap((locale) => {
      const options = { business: defaultBusinessIn(locale), location: 'Dallas', pageUrl };
      const recipient = { name: 'Ana', email: 'ana@example.com' };
      return [
        [`download in ${locale}`, (booking: Booking) => appointmentFile(booking, options)],
        [
          `file of a mail in ${locale}`,
          (booking: Booking) => appointmentFile(booking, { ...options, recipient }),
        ],
      ];
    }),
  ),
};

/** The titles of the events of a file, by each reader. */
const readers = {
  'ical.js': (file: string) => {
    const parsed: unknown[] = ICAL.parse(file);
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as [
      string,
      unknown[],
      unknown[],
    ][];
    return roots.flatMap((root) =>
      new ICAL.Component(root)
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event).summary),
    );
  },
  'node-ical': (file: string) =>
    Object.values(nodeIcal.sync.parseICS(file)).flatMap((one) =>
      one?.type === 'VEVENT' ? [String(one.summary)] : [],
    ),
  'ts-ics': (file: string) =>
    (convertIcsCalendar(undefined, file).events ?? []).map(({ summary }) => summary),
} satisfies Record<string, (file: string) => (string | undefined)[]>;

describe.each(Object.entries(files))('the %s', (_name, fileOf) => {
  it('ends its last line, so that another file can follow', () => {
    expect(fileOf(sampleBooking())).toMatch(/END:VCALENDAR\r\n$/);
  });

  // node-ical keeps the last calendar of a file only: findings/node-ical-several-calendars.sh.
  it.each(['ical.js', 'ts-ics'] as const)('is read by %s before another one', (reader) => {
    const one = fileOf(sampleBooking({ id: 'one' }));
    const other = fileOf(sampleBooking({ id: 'other' }));
    expect(readers[reader](`${one}${other}`)).toHaveLength(2);
  });

  it.each(Object.entries(readers))(
    'names a canceled booking so, as read by %s',
    (_reader, read) => {
      const [canceled] = read(fileOf(sampleBooking({ status: 'cancelled' })));
      expect(canceled).toMatch(/^Cancel(ed|ada): /);
      expect(read(fileOf(sampleBooking()))[0]).not.toMatch(/^Cancel/);
    },
  );

  it('does not offer to change a canceled booking', () => {
    const text = fileOf(sampleBooking({ status: 'cancelled' })).replaceAll('\r\n ', '');
    expect(text).not.toMatch(/Move or cancel|Cambiar o cancelar|move or cancel|cancelar/i);
  });
});
