import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../testing/sample-booking.ts';
import { agendaDay, agendaOf } from './agenda.ts';

const today = '2026-11-21';
const on = (date: string, time = '08:00') => sampleBooking({ date, time, name: `${date} ${time}` });

describe('agendaOf', () => {
  it('sorts by day, and within a day by time', () => {
    const days = agendaOf(
      [on('2027-01-04'), on('2026-11-24', '15:00'), on('2026-11-18'), on('2026-11-24', '08:00')],
      today,
    );
    expect(days.map(({ bookings }) => bookings.map(({ name }) => name))).toEqual([
      ['2026-11-18 08:00'],
      ['2026-11-24 08:00', '2026-11-24 15:00'],
      ['2027-01-04 08:00'],
    ]);
  });

  it('leaves out days without bookings', () => {
    expect(agendaOf([], today)).toEqual([]);
  });
});

describe('agendaDay', () => {
  it('names yesterday, today and tomorrow, also across a year’s end', () => {
    const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    const days = dates.map((date) => agendaDay(date, '2026-12-31'));
    expect(days.map(({ relative, name }) => [relative, name])).toEqual([
      ['Yesterday', 'Wednesday, December 30, 2026'],
      ['Today', 'Thursday, December 31, 2026'],
      ['Tomorrow', 'Friday, January 1, 2027'],
      [undefined, 'Saturday, January 2, 2027'],
    ]);
  });
});
