import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { QUOTE_BOOK_EVENT } from '#widgets/core/quote-handoff.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import { BookingWidget } from './booking.tsx';
import { button, day, mountBooking, time } from './mount-booking.tsx';
import { holdNetwork, slots } from './testing/network.ts';
import { fillIn } from './testing/visitor.ts';

const home: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2400,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

const row = (price: string) => page.getByText(`Home: Residential, 2,400 sq ft — ${price}`);

/** As the quote calculator announces it; the answer is true when somebody took it up. */
const ask = (input: unknown) =>
  !document.dispatchEvent(
    new CustomEvent(QUOTE_BOOK_EVENT, { detail: { input }, bubbles: true, cancelable: true }),
  );

describe('a carried quote', () => {
  beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));
  afterEach(() => vi.useRealTimers());

  test('is shown with its price, which follows the chosen day', async () => {
    holdNetwork();
    const { host } = mountBooking({ quote: home });
    await expect.element(row('$375')).toBeVisible();
    // A week ahead: 5 % of the base price, rounded, come off.
    await day('Wednesday, March 10, 2027').click();
    await expect.element(row('$356')).toBeVisible();
    await expect.element(page.getByText('5% early booking discount')).toBeVisible();
    await day('Tuesday, March 9, 2027').click();
    await expect.element(row('$375')).toBeVisible();
    await expect.element(page.getByText('5% early booking discount')).not.toBeInTheDocument();
    await expectAccessible(host);
  });

  test.each([320, 900])(
    'keeps its row as high when a discount joins it, %i px wide',
    async (width) => {
      holdNetwork();
      mountBooking({ quote: home }, { width });
      const height = () => document.querySelector<HTMLElement>('.booking-quote')?.offsetHeight;
      await expect.element(row('$375')).toBeVisible();
      expect(height()).toBe(60);
      await day('Wednesday, March 10, 2027').click();
      await expect.element(row('$356')).toBeVisible();
      expect(height()).toBe(60);
    },
  );

  test('brings its preferred date along when that can be booked', async () => {
    const network = holdNetwork();
    mountBooking({ quote: { ...home, inspectionDate: '2027-04-12' } });
    (await network.slotsOf('2027-04-12')).answer(slots('08:00'));
    await expect.element(day('Monday, April 12, 2027')).toHaveAttribute('aria-selected', 'true');
    await expect.element(time('8:00 AM')).toBeVisible();
  });

  test('leaves a preferred date alone that cannot be booked', async () => {
    const network = holdNetwork();
    mountBooking({ quote: { ...home, inspectionDate: '2027-03-06' } });
    await expect.element(row('$375')).toBeVisible();
    expect(network.calls).toEqual([]);
  });

  test('can be removed, without losing the focus', async () => {
    mountBooking({ quote: home });
    await button('Remove the quoted home').click();
    await expect.element(row('$375')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Book your inspection' })).toHaveFocus();
  });

  test('that is none is told to the embedder and not shown', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    const { host } = mountBooking({ quote: { ...home, squareFootage: 12 } });
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('squareFootage')),
    );
    await vi.waitFor(() => expect(host.querySelector('.booking-quote')).toBeNull());
    warn.mockClear();
  });
});

describe('a quote that the visitor wants to book', () => {
  test('is taken up from anywhere on the page, which comes into view', async () => {
    const { host } = mountBooking();
    host.style.marginTop = '3000px';
    await expect.element(page.getByRole('grid')).toBeInTheDocument();
    expect(ask(home)).toBe(true);
    await expect.element(row('$375')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Book your inspection' })).toHaveFocus();
    await vi.waitFor(() => expect(host.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  });

  test('may be asked for again after it was removed', async () => {
    mountBooking();
    await expect.element(page.getByRole('grid')).toBeVisible();
    ask(home);
    await button('Remove the quoted home').click();
    ask(home);
    await expect.element(row('$375')).toBeVisible();
  });

  test('is taken up by one widget only, and by none when the page has taken it', async () => {
    mount(
      <>
        <BookingWidget />
        <BookingWidget />
      </>,
    );
    await expect.element(page.getByRole('grid').first()).toBeVisible();
    ask(home);
    await expect.element(row('$375')).toBeVisible();
    expect(row('$375').elements()).toHaveLength(1);

    await button('Remove the quoted home').click();
    const take = (event: Event) => event.preventDefault();
    document.addEventListener(QUOTE_BOOK_EVENT, take, { once: true });
    ask(home);
    await expect.element(row('$375')).not.toBeInTheDocument();
  });

  test('starts the form with its inspection type and ends with the server’s price', async () => {
    const { host } = mountBooking({ quote: { ...home, propertyType: 'warranty' } });
    await fillIn(10);
    await expect.element(page.getByRole('combobox')).toHaveValue('warranty');
    await expect.element(page.getByText('Home: Home Warranty, 2,400 sq ft — $356')).toBeVisible();
    await button('Confirm Booking').click();
    await expect.element(page.getByText('$356, about 3-4 hours on site')).toBeVisible();
    await button('Book another appointment').click();
    expect(host.querySelector('.booking-quote')).toBeNull();
  });

  test('is not lost when it is asked for while the form is open', async () => {
    mountBooking({ apiBase: inject('apiBase') });
    await fillIn(4);
    ask(home);
    await expect.element(row('$356')).toBeVisible();
    await expect.element(page.getByRole('combobox')).toHaveValue('buyer');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
  });
});
