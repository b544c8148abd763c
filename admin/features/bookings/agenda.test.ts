import { describe, expect, it } from 'vitest';
import { agendaOf, mayLackAhead } from './agenda.ts';
import { sampleBooking } from './sample-booking.ts';

const today = '2026-11-21';
const on = (date: string, time = '08:00') => sampleBooking({ date, time, name: `${date} ${time}` });

describe('agendaOf', () => {
  it('puts the nearest day first, and within a day the earliest appointment', () => {
    const { ahead } = agendaOf(
      [on('2027-01-04'), on('2026-11-24', '15:00'), on('2026-12-01'), on('2026-11-24', '08:00')],
      today,
    );
    expect(ahead.map(({ bookings }) => bookings.map(({ name }) => name))).toEqual([
      ['2026-11-24 08:00', '2026-11-24 15:00'],
      ['2026-12-01 08:00'],
      ['2027-01-04 08:00'],
    ]);
  });

  it('names today and tomorrow, also over the end of a year', () => {
    const dates = ['2026-12-31', '2027-01-01', '2027-01-02'];
    const { ahead } = agendaOf(
      dates.map((date) => on(date)),
      '2026-12-31',
    );
    expect(ahead.map(({ near, name }) => [near, name])).toEqual([
      ['Today', 'Thursday, December 31, 2026'],
      ['Tomorrow', 'Friday, January 1, 2027'],
      [undefined, 'Saturday, January 2, 2027'],
    ]);
  });

  it('counts all of today as ahead and what lies before as past, latest day first', () => {
    const { ahead, past } = agendaOf(
      [on('2026-11-18'), on(today, '00:00'), on('2026-11-20')],
      today,
    );
    expect(ahead.map(({ date }) => date)).toEqual([today]);
    expect(past.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-18']);
  });

  it('has no day for no booking', () => {
    expect(agendaOf([], today)).toEqual({ ahead: [], past: [] });
  });
});

describe('mayLackAhead', () => {
  const made = (createdAt: string) => [{ createdAt: '2026-11-20T12:00:00Z' }, { createdAt }];

  it('is true while the oldest loaded booking could have been made for today or later', () => {
    // 90 days before 21 November is 23 August.
    expect(mayLackAhead(made('2026-08-23T17:00:00Z'), today)).toBe(true);
    expect(mayLackAhead(made('2026-08-22T17:00:00Z'), today)).toBe(false);
  });

  it('counts the day on which a booking was made by the clock of the business', () => {
    // 3 AM in Greenwich is still the evening before in Texas.
    expect(mayLackAhead(made('2026-08-23T03:00:00Z'), today)).toBe(false);
  });

  it('is false when nothing is loaded', () => {
    expect(mayLackAhead([], today)).toBe(false);
  });
});
