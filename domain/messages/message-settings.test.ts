import { expect, it } from 'vitest';
import { nextAttemptAt } from './delivery-window.ts';
import { chosenMessageSettings, defaultMessageSettings } from './message-settings.ts';
import { messageSettings } from './testing/message-samples.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

it('a kind that is switched on again begins then, one that stays on as before', () => {
  const current = messageSettings({
    off: ['reminder'],
    onSince: { day_list: '2026-02-01T00:00:00.000Z' },
  });
  expect(
    chosenMessageSettings(current, { ...defaultMessageSettings, off: ['new_booking'] }, now),
  ).toEqual({
    ...current,
    off: ['new_booking'],
    onSince: { day_list: '2026-02-01T00:00:00.000Z', reminder: now.toISOString() },
  });
});

it.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [5, 180],
  [6, 360],
  [7, 360],
  [40, 360],
])('after %d failed attempts the next one is %d minutes later', (attempts, minutes) => {
  expect(nextAttemptAt(attempts, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});
