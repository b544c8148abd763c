import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '../list/bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { burstDetails } from './burst-text.ts';
import { Bursts } from './bursts.tsx';

const burst = {
  cause: 'email' as const,
  bookings: Array.from({ length: 194 }, (_, index) =>
    sampleBooking({
      date: addDays('2026-11-30', index),
      createdAt: new Date(Date.UTC(2026, 10, 25, 21, 17, index)).toISOString(),
    }),
  ),
};

describe('Bursts', () => {
  it('is one line for 194 bookings, which can be selected at once', async () => {
    const onSelect = vi.fn<(bookings: readonly Booking[]) => void>();
    const { host } = renderInHost(<Bursts bursts={[burst]} onSelect={onSelect} />, { width: 343 });
    expect(page.getByRole('listitem').elements()).toHaveLength(1);
    await expect
      .element(page.getByRole('listitem'))
      .toMatchTextContent('194 bookings with the same email address');
    await expect
      .element(page.getByRole('listitem'))
      .toMatchTextContent(
        'By Jane Doe, made Nov 25, 2026 · 3:17 PM CT to 3:20 PM CT, for Nov 30, 2026 – Jun 11, 2027.',
      );
    await click(page.getByRole('button', { name: 'Select all 194' }));
    expect(onSelect).toHaveBeenCalledWith(burst.bookings);
    expect(host.scrollWidth).toBe(343);
    await expectAccessible(host);
  });

  it('shows nothing without a burst', () => {
    const { host } = renderInHost(<Bursts bursts={[]} onSelect={() => undefined} />);
    expect(host.textContent).toBe('');
  });
});

it('names one of several people, and one instant once', () => {
  const bookings = ['Ada', 'Bo', 'Cy'].map((name) => sampleBooking({ name }));
  expect(burstDetails({ cause: 'time', bookings }, defaultBusiness.timeZone)).toBe(
    'By Ada and 2 other names, made Nov 20, 2026 · 3:17 PM CT, for Nov 23, 2026.',
  );
});
