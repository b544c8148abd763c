import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingCard } from './booking-card.tsx';

const longWord = 'W'.repeat(200);

const show = (booking: Booking, collisions: readonly Booking[] = [], width = 343) =>
  renderInHost(
    <ol className="admin-cards">
      <li>
        <BookingCard booking={booking} collisions={collisions} withDay />
      </li>
    </ol>,
    { width },
  );

const row = page.getByRole('article');

describe('the row of a booking', () => {
  it.each([343, 288])(
    'is at most 88 px high at %d px: three lines and one action',
    async (width) => {
      const booking = sampleBooking({ name: longWord, address: longWord, notes: longWord });
      const { host } = show(booking, [], width);
      await expect.element(row).toBeVisible();
      expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(88);
      expect(host.scrollWidth).toBe(width);
      const shown = [...row.element().querySelectorAll('a, summary')].filter((control) =>
        control.checkVisibility(),
      );
      expect(shown.map(({ className }) => className)).toEqual([
        'admin-row-link',
        'ui-button admin-primary',
      ]);
      await expectAccessible(host);
    },
  );

  it('shows when, who, what and where', async () => {
    show(sampleBooking({ date: '2026-12-10', time: '08:00', status: 'completed' }));
    for (const text of ['Dec 10, 2026', '8:00 AM', sampleBooking().name, 'Completed · Buyer ·']) {
      await expect.element(row).toMatchTextContent(text);
    }
  });

  it('shows the price as it is now', async () => {
    show({ ...sampleBooking(), totalCents: cents(525_00) } as Booking);
    await expect.element(row.getByText(/ · \$525 · /)).toBeVisible();
    await expect.element(row).toMatchTextContent('$525 · booked without a quote');
  });

  it('says on a phone that the client speaks Spanish', async () => {
    show(sampleBooking({ locale: 'es' }));
    await expect.element(row.getByText(/^Spanish · Buyer · /)).toBeVisible();
  });

  it('shows what it collides with instead, and that an option ends too early', async () => {
    show(sampleBooking({ time: '08:00' }), [sampleBooking({ id: 'b2', name: 'Bo Lin' })]);
    await expect.element(row.getByText(/^Overlaps with Bo Lin/).first()).toBeVisible();
    show(sampleBooking({ date: '2026-11-23', time: '15:00', optionEnds: '2026-11-24' }));
    await expect.element(row.getByText(/before the report$/).first()).toBeVisible();
  });
});
