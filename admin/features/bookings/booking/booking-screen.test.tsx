import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { BookingScreen } from './booking-screen.tsx';

it('says of a booking that was deleted for good that it is gone, with the way back', async () => {
  serveApi({ 'GET /api/bookings/:id': () => problem({ code: 'not_found', status: 404 }) });
  renderInAdmin(<Route path="/bookings/:id" component={BookingScreen} />, {
    path: '/bookings/b1',
    width: 358,
  });
  await expect.element(page.getByText('This booking is not here any more')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'All bookings' }))
    .toHaveAttribute('href', '/bookings');
});
