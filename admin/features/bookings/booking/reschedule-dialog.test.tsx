import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '../list/bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { daysAnswer } from '../testing/serve-calls.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** Monday, January 5, 2099 */
const booking = sampleBooking({ id: 'b1', date: '2099-01-05', time: '08:00' });
const neighbor = sampleBooking({ id: 'b2', date: '2099-01-06', time: '10:00', name: 'Ana Reyes' });

function show({ refuses = false } = {}) {
  const onSaved = vi.fn<(saved: Booking) => void>();
  const { calls } = serveApi({
    'GET /api/bookings/days': ({ query }) => daysAnswer({ query }, [neighbor]),
    'POST /api/bookings/:id/move': ({ body: { anyway, ...slot } }) =>
      refuses && !anyway
        ? problem({ code: 'slot_taken', status: 409, slots: [], bookings: [neighbor] })
        : { ...booking, ...slot, revision: 2 },
  });
  renderInAdmin(<RescheduleDialog booking={booking} onSaved={onSaved} onClose={() => undefined} />);
  return { calls, onSaved };
}

const start = page.getByLabelText(/^Start \(/);
const tuesday = page.getByRole('gridcell', { name: /January 6, 2099/ });
const move = () => click(page.getByRole('button', { name: 'Move appointment' }));

describe('RescheduleDialog', () => {
  it('asks for the starts that would be free without the booking', async () => {
    const { calls } = show();
    await expect.element(page.getByText('2 starts have 3 hours free.')).toBeVisible();
    expect(calls[0]).toMatchObject({
      call: 'GET /api/bookings/days',
      query: { minutes: '180', except: 'b1', from: '2098-12-28', to: '2099-01-31' },
    });
    await expect.element(tuesday).toHaveAccessibleName(/2 free, 1 booked$/);
    await expect
      .element(page.getByRole('gridcell', { name: /January 10, 2099/ }))
      .toHaveAccessibleName(/no free start$/);
    await expectAccessible(document.body);
  });

  it('moves to a start of the chosen day', async () => {
    const { calls, onSaved } = show();
    await click(tuesday);
    await click(page.getByRole('radio', { name: '3:00 PM' }));
    await expect.element(start).toHaveValue('15:00');
    await move();
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls.at(-1)).toMatchObject({
      call: 'POST /api/bookings/b1/move',
      body: { revision: 1, date: '2099-01-06', time: '15:00', anyway: false },
    });
  });

  it('shows what is there, and what the entered start collides with', async () => {
    show();
    await click(tuesday);
    await expect.element(page.getByText('10:00 AM – 1:00 PM')).toBeVisible();
    await fill(start, '13:00');
    await expect.element(page.getByText('Overlaps the chosen start')).toBeVisible();
    await fill(start, '13:30');
    await expect.element(page.getByText('The chosen start: 1:30 PM – 4:30 PM.')).toBeVisible();
    expect(page.getByText('Overlaps the chosen start').query()).toBeNull();
  });

  it('tells what is in the way of a refused start, and moves anyway', async () => {
    const { calls, onSaved } = show({ refuses: true });
    await click(tuesday);
    await fill(start, '11:00');
    await move();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('10:00 AM – 1:00 PM: Ana Reyes');
    const afterwards = calls.slice(calls.findIndex(({ call }) => call.endsWith('/move')));
    expect(afterwards, 'the free starts').toContainEqual(
      expect.objectContaining({ call: 'GET /api/bookings/days' }),
    );
    await click(page.getByRole('button', { name: 'Move anyway' }));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls.at(-1)?.body).toMatchObject({ time: '11:00', anyway: true });
  });

  it('is moved by the keyboard, into another month too', async () => {
    const { calls } = show();
    (await page.getByRole('gridcell', { name: /January 5, 2099/ }).findElement()).focus();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'February 2099' })).toBeVisible();
    await expect.element(page.getByText('Thursday, February 5, 2099')).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({ from: '2099-02-01' });
  });
});
