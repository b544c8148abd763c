import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BookingWidget } from './booking.tsx';
import { desk } from './desk.ts';
import { holdNetwork } from './testing/network.ts';

test('a calendar that has gone while its code was on the way asks for nothing', async () => {
  const network = holdNetwork();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<BookingWidget />);
  await expect.element(page.getByRole('grid')).toBeVisible();

  const load = vi.spyOn(desk, 'load');
  const card = place.querySelector('.booking');
  // React makes its own events of the first kind, Preact listens to the second.
  card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  card?.dispatchEvent(new PointerEvent('pointerenter'));
  root.unmount();
  expect(load).toHaveBeenCalled();
  await desk.load();
  await new Promise(requestAnimationFrame);
  expect(network.days).toEqual([]);
});
