import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '../list/bookings.css';
import './booking.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { ClientLink } from './client-link.tsx';

const manageUrl = 'https://bluebonnet.example/appointment/0123456789abcdef0123456789abcdef';
const ahead = sampleBooking({ id: 'b1', date: '2099-01-05' });

function show(booking: Booking, answer: Answer<'POST /api/bookings/:id/link'>) {
  const onSaved = vi.fn<(saved: Booking) => void>();
  const { calls } = serveApi({ 'POST /api/bookings/:id/link': answer });
  renderInAdmin(<ClientLink booking={booking} onSaved={onSaved} />, { width: 343 });
  return { calls, onSaved };
}

const button = page.getByRole('button', { name: 'Create a link' });

it('makes a link to copy, and passes on the new version of the booking', async () => {
  const booking = { ...ahead, revision: 2 };
  const { calls, onSaved } = show(ahead, () => ({ booking, manageUrl }));
  await click(button);
  await expect.element(page.getByLabelText('Link for the client')).toHaveValue(manageUrl);
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/bookings/b1/link']);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(booking);
  await expectAccessible(document.body);
});

it('says why there is none, and can be tried again', async () => {
  show(ahead, () => problem({ code: 'storage_full', status: 507 }));
  await click(button);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server is out of storage space.');
  await expect.element(button).toBeVisible();
});

it('is not offered for an erased client', () => {
  show({ ...ahead, erasedAt: '2026-11-25T15:00:00.000Z' }, () => ({
    booking: ahead,
    manageUrl,
  }));
  expect(page.getByRole('button').elements()).toEqual([]);
});
