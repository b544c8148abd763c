import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarDateSchema, timeOfDaySchema, todayOrLater } from './calendar-date.schema.ts';

const messages = (schema: z.ZodMiniType, input: unknown) =>
  z.safeParse(schema, input).error?.issues.map(({ message }) => message) ?? [];

describe('a date', () => {
  it.each(['2026-12-01', '2028-02-29', '0001-01-01'])('may be %s', (date) => {
    expect(messages(calendarDateSchema, date)).toEqual([]);
  });

  it.each([
    [20261201, 'date_missing'],
    ['', 'date_missing'],
    ['12/01/2026', 'date_missing'],
    ['+2026-12-01', 'date_missing'],
    ['2026-12-01T08:00', 'date_missing'],
    ['2026-02-30', 'date_does_not_exist'],
    ['2026-13-01', 'date_does_not_exist'],
  ])('may not be %j, whose only message is %j', (date, message) => {
    const notBefore = z.refine<string>(() => false, 'A later check');
    expect(messages(calendarDateSchema.check(notBefore), date)).toEqual([message]);
  });
});

describe('a date from today on', () => {
  it.each(['2026-11-25', '2026-11-26', '2027-01-01'])('may be %s', (date) => {
    expect(messages(todayOrLater('2026-11-25'), date)).toEqual([]);
  });

  it('may not be yesterday', () => {
    expect(messages(todayOrLater('2026-11-25'), '2026-11-24')).toEqual(['date_in_the_past']);
  });
});

describe('a time of day', () => {
  it.each(['00:00', '09:05', '19:59', '20:00', '23:59'])('may be %s', (time) => {
    expect(messages(timeOfDaySchema, time)).toEqual([]);
  });

  it.each([800, '', '8:00', '24:00', '08:60', '08:00:00', '108:00', '8:00 AM'])(
    'may not be %j',
    (time) => {
      expect(messages(timeOfDaySchema, time)).toEqual(['time_missing']);
    },
  );
});
