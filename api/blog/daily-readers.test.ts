import { expect, it } from 'vitest';
import { createDailyReaders } from './daily-readers.ts';

const now = new Date('2026-11-25T15:00:00Z');

it('counts no more than 20,000 readers a day, and starts again the next day', () => {
  const { isFirstRead } = createDailyReaders();
  const fill = () => {
    for (let n = 0; n < 19_999; n += 1) isFirstRead(`reader ${n}`, 'hail', now);
  };
  fill();
  fill();
  expect(isFirstRead('the last one', 'hail', now)).toBe(true);
  expect(isFirstRead('one too many', 'hail', now)).toBe(false);
  expect(isFirstRead('one too many', 'hail', new Date('2026-11-26T15:00:00Z'))).toBe(true);
});
