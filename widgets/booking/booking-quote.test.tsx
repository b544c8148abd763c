import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import { BookingWidget } from './booking.tsx';
import { fillInBooking, visitor } from './testing/fill-in-booking.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, field, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

const home = { ...plainHome, squareFootage: 2400 };

const row = (price: string) => page.getByText(`Home: Residential, 2,400 sq ft — ${price}`);

/**
 * Dispatches the event of the quote calculator; returns whether a listener prevented the default.
 */
const requestBooking = (input: unknown) =>
  !document.dispatchEvent(
    new CustomEvent(QUOTE_BOOK_EVENT, { detail: { input }, bubbles: true, cancelable: true }),
  );

describe('a quote that is given', () => {
  // A Wednesday, 9:00 AM at the business.
  beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

  test.each([320, 900])('shows its price for the chosen day, %i px wide', async (width) => {
    holdNetwork();
    const { host } = renderBooking({ quote: home }, { width });
    const height = () => host.querySelector<HTMLElement>('.booking-quote')?.offsetHeight;
    expect(height()).toBe(60);
    await expect.element(row('$375')).toBeVisible();
    expect(height()).toBe(60);
    // A week ahead: a discount of 5 % of the base price, rounded.
    await click(day('Wednesday, March 10, 2027'));
    await expect.element(row('$356')).toBeVisible();
    await expect.element(page.getByText('5% early booking discount')).toBeVisible();
    expect(height()).toBe(60);
    await click(day('Tuesday, March 9, 2027'));
    await expect.element(row('$375')).toBeVisible();
    await expect.element(page.getByText('5% early booking discount')).not.toBeInTheDocument();
    await expectAccessible(host);
  });

  test('chooses its preferred date when that is open', async () => {
    const network = holdNetwork();
    renderBooking({ quote: { ...home, inspectionDate: '2027-04-12' } });
    (await network.slotsOf('2027-04-12')).answer(slots('08:00'));
    await expect.element(day('Monday, April 12, 2027')).toHaveAttribute('aria-selected', 'true');
    await expect.element(time('8:00 AM')).toBeVisible();
  });

  test.each([
    ['full', 'Mon, Apr 12 is fully booked. Please choose another day.'],
    ['closed', 'Mon, Apr 12 is not available. Please choose another day.'],
  ])('says so when its preferred date is %s, and leaves the date open', async (reason, notice) => {
    const network = holdNetwork({ days: 'held' });
    renderBooking({ quote: { ...home, inspectionDate: '2027-04-12' } });
    const call = await network.daysFrom('2027-04-01');
    expect(call.url.searchParams.get('squareFootage')).toBe('2400');
    call.answer({ open: ['2027-04-13'], full: reason === 'full' ? ['2027-04-12'] : [] });
    await expect.element(page.getByRole('alert').getByText(notice)).toBeVisible();
    await expect.element(heading('Start times')).toBeVisible();
    expect(network.calls).toEqual([]);
  });

  test('ignores a preferred date that is over', async () => {
    const network = holdNetwork();
    renderBooking({ quote: { ...home, inspectionDate: '2027-03-02' } });
    await expect.element(row('$375')).toBeVisible();
    await expect.element(page.getByText('All times are Central Time.')).toBeVisible();
    expect(network.calls).toEqual([]);
    expect(
      page
        .getByRole('alert')
        .getByText(/available/)
        .query(),
    ).toBeNull();
  });

  test('is not shown when it is invalid, and the embedder is warned', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    const { host } = renderBooking({ quote: { ...home, squareFootage: 12 } });
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('squareFootage')),
    );
    await vi.waitFor(() => expect(host.querySelector('.booking-quote')).toBeNull());
    warn.mockClear();
  });

  test('sets the inspection type, and ends with the price of the server', async () => {
    vi.useRealTimers();
    const { host } = renderBooking({ quote: { ...home, propertyType: 'warranty' } });
    await fillInBooking();
    await expect.element(page.getByRole('combobox')).toHaveValue('warranty');
    await expect.element(page.getByText('Home: Home Warranty, 2,400 sq ft — $356')).toBeVisible();
    await click(button('Confirm Booking'));
    await expect.element(page.getByText('$356, about 3-4 hours on site')).toBeVisible();
    await click(button('Book another appointment'));
    expect(host.querySelector('.booking-quote')).toBeNull();
  });
});

describe('a quote that the visitor asks to book', () => {
  test('is received from anywhere on the page, and the widget scrolls into view', async () => {
    const { host } = renderBooking();
    host.style.marginTop = '3000px';
    expect(requestBooking(home)).toBe(true);
    await expect.element(row('$375')).toBeInTheDocument();
    await expect.element(heading('Book your inspection')).toHaveFocus();
    await vi.waitFor(() => expect(host.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  });

  test('can be removed without losing the focus, and asked for again', async () => {
    renderBooking();
    requestBooking(home);
    await click(button('Remove the quoted home'));
    await expect.element(row('$375')).not.toBeInTheDocument();
    await expect.element(heading('Book your inspection')).toHaveFocus();
    requestBooking(home);
    await expect.element(row('$375')).toBeVisible();
  });

  test('is received by one widget only, and by none when the page handles it', async () => {
    renderInHost(
      <>
        <BookingWidget />
        <BookingWidget />
      </>,
    );
    requestBooking(home);
    await expect.element(row('$375')).toBeVisible();
    expect(row('$375').elements()).toHaveLength(1);

    await click(button('Remove the quoted home'));
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener(QUOTE_BOOK_EVENT, handle, { once: true });
    requestBooking(home);
    await expect.element(row('$375')).not.toBeInTheDocument();
  });

  test('joins an open form, which keeps what was typed', async () => {
    renderBooking();
    await fillInBooking();
    requestBooking(home);
    await expect.element(row('$356')).toBeVisible();
    await expect.element(page.getByRole('combobox')).toHaveValue('buyer');
    await expect.element(field('Name')).toHaveValue(visitor.Name);
  });
});
