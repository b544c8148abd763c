import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '../list/bookings.css';
import { dollars } from '#domain/quote/dollars.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { AgendaView } from './agenda-view.tsx';

const today = '2026-11-21';
const onFrom = vi.fn<(from: string) => void>();
const show = (...bookings: Booking[]) =>
  renderInHost(<AgendaView bookings={bookings} today={today} from={today} onFrom={onFrom} />, {
    width: 900,
  });

describe('AgendaView', () => {
  it('groups appointments by day and sorts them by time', async () => {
    show(
      sampleBooking({ date: today, time: '15:00', name: 'Second' }),
      sampleBooking({ date: '2026-11-22', name: 'Third' }),
      sampleBooking({ date: today, time: '08:00', name: 'First' }),
    );
    const day = page.getByRole('region', { name: 'Today Saturday, November 21, 2026' });
    await expect.element(day.getByRole('article').nth(0)).toMatchTextContent('8:00 AM');
    await expect.element(day.getByRole('article').nth(0)).toHaveAccessibleName('First');
    await expect.element(day.getByRole('article').nth(1)).toHaveAccessibleName('Second');
    await expect
      .element(page.getByRole('region', { name: /^Tomorrow/ }).getByRole('article'))
      .toHaveAccessibleName('Third');
  });

  it('says that nothing is booked, once the bookings have loaded', async () => {
    renderInHost(<AgendaView bookings={undefined} today={today} from={today} onFrom={onFrom} />);
    await expect.element(page.getByText('Nov 21, 2026 – Dec 18, 2026')).toBeVisible();
    expect(page.getByText('Nothing is booked').query()).toBeNull();
    show();
    await expect.element(page.getByText('Nothing is booked in these four weeks')).toBeVisible();
  });

  it('shows four weeks and pages to earlier and later ones', async () => {
    show(sampleBooking({ date: '2026-12-19', name: 'Later' }));
    expect(page.getByRole('article').query()).toBeNull();
    await click(page.getByRole('button', { name: 'Later' }));
    await click(page.getByRole('button', { name: 'Earlier' }));
    expect(onFrom.mock.calls).toEqual([['2026-12-19'], ['2026-10-24']]);
    expect(page.getByRole('button', { name: 'From today' }).query()).toBeNull();
  });

  it('links to the booking', async () => {
    show(sampleBooking({ id: 'b1', name: 'Ana Reyes' }));
    const link = page.getByRole('link', { name: 'Ana Reyes', exact: true });
    await expect.element(link).toHaveAttribute('href', '/bookings/b1');
  });

  it('shows the price, and its lines when opened', async () => {
    const input = {
      propertyType: 'residential' as const,
      squareFootage: 2400,
      yearBuilt: 1978,
      hasPool: true,
      detachedStructures: 0,
      rushService: false,
      hasBasement: false,
      stories: 1,
      hasAttic: true,
      inspectionDate: '2026-12-10',
    };
    const result = calculateQuote(input, today, defaultPriceList);
    show(sampleBooking({ date: '2026-12-10', quote: { input, result } }));
    const total = `$${result.totalPrice}`;
    const price = page.getByText(new RegExp(`${result.estimatedDuration}$`));
    await expect.element(price).toBeVisible();
    await expect.element(page.getByText(total, { exact: true }).first()).toBeVisible();
    const table = page.getByRole('table', { includeHidden: true });
    await expect.element(table).not.toBeVisible();
    await click(price);
    await expect.element(table).toBeVisible();
    for (const { label, amount } of result.breakdown) {
      await expect.element(table).toMatchTextContent(`${label}${dollars(amount)}`);
    }
    await expect.element(table).toMatchTextContent(`Total${total}`);
    await expect.element(page.getByText(/built 1978/)).toBeVisible();
  });

  it('says that a booking has no quote', async () => {
    show(sampleBooking());
    await expect.element(page.getByText('Booked without a quote')).toBeVisible();
  });

  it('marks canceled bookings', async () => {
    show(sampleBooking({ status: 'cancelled' }));
    await expect.element(page.getByRole('article')).toMatchTextContent('Canceled');
  });

  it('is accessible and wraps long words', async () => {
    const longWord = 'W'.repeat(200);
    const { host } = show(
      sampleBooking({
        name: longWord,
        address: longWord,
        notes: longWord,
        attribution: { partner: 'a'.repeat(80), page: longWord },
      }),
    );
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(host.scrollWidth).toBe(900);
    await expectAccessible(host);
  });
});
