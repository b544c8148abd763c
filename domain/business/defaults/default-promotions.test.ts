import { expect, it } from 'vitest';
import { defaultPromotions as promotions } from './default-promotions.ts';

it('gives each message an id, type, text, action, color and duration', () => {
  expect(new Set(promotions.map(({ id }) => id)).size).toBe(promotions.length);
  for (const { type, message, actionLabel, actionUrl, colour, duration } of promotions) {
    for (const text of [type, message, actionLabel, colour]) expect(text).toMatch(/^\S.*\S$/);
    expect(actionUrl).toMatch(/^\/[a-z-]+$/);
    expect(duration).toBeGreaterThan(0);
  }
});
