import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { blockSchema } from './block.schema.ts';
import { type Block, blocksOn } from './block.ts';

/** A Tuesday. */
const dentist: Block = {
  date: '2026-12-01',
  from: '11:30',
  to: '13:00',
  label: 'Dentist',
  weekly: false,
};

const days = (block: Block, dates: string[]) =>
  dates.filter((date) => blocksOn(date, [block]).length > 0);

const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08', '2027-11-30'];

describe('a block', () => {
  it('takes its time of its day, without a buffer', () => {
    expect(blocksOn('2026-12-01', [dentist])).toEqual([
      { date: '2026-12-01', time: '11:30', minutes: 90, bufferMinutes: 0, label: 'Dentist' },
    ]);
    expect(days(dentist, tuesdays)).toEqual(['2026-12-01']);
  });

  it('repeats weekly from its first day on, without an end', () => {
    expect(days({ ...dentist, weekly: true }, [...tuesdays, '2026-12-02'])).toEqual(
      tuesdays.slice(1),
    );
  });

  it('repeats until its last day, included', () => {
    const until = (date: string) => ({ ...dentist, weekly: true, until: date });
    expect(days(until('2026-12-08'), tuesdays)).toEqual(['2026-12-01', '2026-12-08']);
    expect(days(until('2026-12-07'), tuesdays)).toEqual(['2026-12-01']);
  });
});

test('a block may end on its first day, and need not be named', () => {
  const { label: _, ...unnamed } = { ...dentist, weekly: true, until: dentist.date };
  expect(z.parse(blockSchema, unnamed)).toEqual({ ...unnamed, label: '' });
});

test.each([
  [{ to: '11:30' }, 'to', 'The end comes before the start'],
  [{ to: '11:00' }, 'to', 'The end comes before the start'],
  [{ until: '2026-11-30' }, 'until', 'The last day comes before the first'],
  [{ label: 'x'.repeat(81) }, 'label', 'text_too_long'],
  [{ date: '2026-02-30' }, 'date', 'date_does_not_exist'],
])('a block with %j is refused', (part, path, message) => {
  const { error } = z.safeParse(blockSchema, { ...dentist, ...part });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ]);
});
