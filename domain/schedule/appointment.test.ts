import { describe, expect, it, test } from 'vitest';
import { type Appointment, collide, conflictsOf, endsOnItsDay, overlap } from './appointment.ts';

const frisco = { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 };
const plano = { zip: '75074', city: 'Plano', latitude: 33.0277, longitude: -96.6777 };
const dallas = { zip: '75201', city: 'Dallas', latitude: 32.7904, longitude: -96.8044 };

const at = (time: string, minutes = 180, bufferMinutes = 30): Appointment => ({
  date: '2026-12-01',
  time,
  minutes,
  bufferMinutes,
});
const rules = { driveTime: true };

describe('two appointments', () => {
  test.each([
    ['the same start', at('08:00'), at('08:00'), true],
    ['a start while the other lasts', at('08:00'), at('10:59'), true],
    ['a start within the buffer', at('08:00'), at('11:29'), true],
    ['a start when the buffer ends', at('08:00'), at('11:30'), false],
    ['an earlier one that lasts too long', at('08:00', 360), at('11:30'), true],
    ['an earlier one without a buffer', at('08:00', 180, 0), at('11:00'), false],
    ['one within the other', at('08:00', 600), at('10:00', 60), true],
  ])('with %s', (_, a, b, collides) => {
    expect(collide(a, b, rules)).toBe(collides);
    expect(collide(b, a, rules)).toBe(collides);
  });

  // Frisco to Plano takes 45 minutes, Frisco to Dallas 65.
  test.each([
    ['a start before the drive is over', frisco, plano, '11:44', 30, true],
    ['a start when the drive is over', frisco, plano, '11:45', 30, false],
    ['a longer drive', frisco, dallas, '12:04', 30, true],
    ['the same drive back', dallas, frisco, '12:05', 30, false],
    ['a buffer longer than the drive', frisco, plano, '11:59', 60, true],
    ['the same place, and no buffer', plano, plano, '11:09', 0, true],
    ['one address without a ZIP code', frisco, undefined, '11:30', 30, false],
    ['the other without one', undefined, dallas, '11:30', 30, false],
  ])('with %s', (_, from, to, start, buffer, collides) => {
    const first = { ...at('08:00', 180, buffer), place: from };
    const second = { ...at(start), place: to };
    expect(collide(first, second, rules)).toBe(collides);
    expect(collide(second, first, rules)).toBe(collides);
  });

  it('keep only the buffer while drive time is off', () => {
    const [first, second] = [
      { ...at('08:00'), place: frisco },
      { ...at('11:30'), place: dallas },
    ];
    expect(collide(first, second, { driveTime: false })).toBe(false);
    expect(collide(first, at('11:29'), { driveTime: false })).toBe(true);
  });

  it('do not collide on different days', () => {
    expect(collide(at('08:00'), { ...at('08:00'), date: '2026-12-02' }, rules)).toBe(false);
  });
});

it('an appointment has all of its conflicts, in their order', () => {
  const others = [at('15:00'), at('08:00'), at('13:00', 60)];
  expect(conflictsOf(at('11:30', 240), others, rules)).toEqual([at('15:00'), at('13:00', 60)]);
});

test.each([
  ['20:00', 240, true],
  ['20:00', 241, false],
])('an appointment at %s of %i minutes ends on its day: %s', (time, minutes, ends) => {
  expect(endsOnItsDay(at(time, minutes))).toBe(ends);
});

describe('two visits', () => {
  test.each([
    ['one minute of both', at('08:00'), at('10:59'), true],
    ['only a buffer between them', at('08:00'), at('11:00'), false],
    ['one within the other', at('08:00', 600), at('10:00', 60), true],
    ['the same hours of another day', at('08:00'), { ...at('08:00'), date: '2026-12-02' }, false],
  ])('with %s overlap: %s', (_, a, b, overlapping) => {
    expect(overlap(a, b)).toBe(overlapping);
    expect(overlap(b, a)).toBe(overlapping);
  });
});
