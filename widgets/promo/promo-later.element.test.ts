import { afterEach, expect, test, vi } from 'vitest';
import { bringPromo } from './promo-later.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('nothing of the element is loaded before its first message is due', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const brought = bringPromo();
  await vi.advanceTimersByTimeAsync(2999);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  expect(customElements.get('inspection-promo')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await brought;
  expect(customElements.get('inspection-promo')).toBeDefined();
});
