import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './bookings.css';
import { dollars } from '#domain/quote/dollars.ts';
import { AgendaView } from './agenda-view.tsx';
import { sampleBooking } from './sample-booking.ts';

const today = '2026-11-21';
const onTurn = vi.fn<(from: string) => void>();
const show = (...bookings: Booking[]) =>
  mount(<AgendaView bookings={bookings} today={today} from={today} onTurn={onTurn} />, {
    width: 343,
  });

describe('AgendaView', () => {
  it('heads each day with its name and shows its appointments by the hour', async () => {
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

  it('says so when nothing is booked, but not before it is known', async () => {
    mount(<AgendaView bookings={undefined} today={today} from={today} onTurn={onTurn} />);
    await expect.element(page.getByText('Nov 21, 2026 – Dec 18, 2026')).toBeVisible();
    expect(page.getByText('Nothing is booked').query()).toBeNull();
    show();
    await expect.element(page.getByText('Nothing is booked in these four weeks')).toBeVisible();
  });

  it('leaves out what is of other weeks, and turns to them', async () => {
    show(sampleBooking({ date: '2026-12-19', name: 'Later' }));
    expect(page.getByRole('article').query()).toBeNull();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Earlier' }).click();
    expect(onTurn.mock.calls).toEqual([['2026-12-19'], ['2026-10-24']]);
    expect(page.getByRole('button', { name: 'From today' }).query()).toBeNull();
  });

  it('opens a booking by its name', async () => {
    show(sampleBooking({ id: 'b1', name: 'Ana Reyes' }));
    const link = page.getByRole('link', { name: 'Ana Reyes', exact: true });
    await expect.element(link).toHaveAttribute('href', '/bookings/b1');
  });

  it('shows the server’s price, and how it adds up on demand', async () => {
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
    const result = calculateQuote(input, today);
    show(sampleBooking({ date: '2026-12-10', quote: { input, result } }));
    const total = `$${result.totalPrice}`;
    const price = page.getByText(new RegExp(`${result.estimatedDuration}$`));
    await expect.element(price).toBeVisible();
    await expect.element(price).toMatchTextContent(total);
    const table = page.getByRole('table', { includeHidden: true });
    await expect.element(table).not.toBeVisible();
    await price.click();
    await expect.element(table).toBeVisible();
    for (const { label, amount } of result.breakdown) {
      await expect.element(table).toMatchTextContent(`${label}${dollars(amount)}`);
    }
    await expect.element(table).toMatchTextContent(`Total${total}`);
    await expect.element(table).toMatchTextContent('built 1978');
  });

  it('says so when a booking came without a quote', async () => {
    show(sampleBooking());
    await expect.element(page.getByText('Booked without a quote')).toBeVisible();
  });

  it('marks what was cancelled', async () => {
    show(sampleBooking({ status: 'cancelled' }));
    await expect.element(page.getByRole('article')).toMatchTextContent('Cancelled');
  });

  it('is accessible and keeps long words inside', async () => {
    const longWord = 'W'.repeat(200);
    const host = show(
      sampleBooking({
        name: longWord,
        address: longWord,
        notes: longWord,
        attribution: { partner: 'a'.repeat(80), page: longWord },
      }),
    );
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(host.scrollWidth).toBe(343);
    await expectAccessible(host);
  });
});
