import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { problem, serveCalls } from '#admin/features/bookings/testing/serve-calls.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { BookingScreen } from './booking-screen.tsx';

it('says of a booking that was deleted for good that it is gone, with the way back', async () => {
  serveCalls(() => problem({ code: 'not_found', status: 404 }));
  const { hook } = memoryLocation({ path: '/bookings/b1' });
  renderInHost(
    <Router hook={hook}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <Route path="/bookings/:id" component={BookingScreen} />
      </SWRConfig>
    </Router>,
    { width: 358 },
  );
  await expect.element(page.getByText('This booking is not here any more')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'All bookings' }))
    .toHaveAttribute('href', '/bookings');
});
