import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, day, mountBooking } from './mount-booking.tsx';
import { keepUsualDays } from './testing/network.ts';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => {
  vi.setSystemTime('2027-03-03T15:00:00Z');
  keepUsualDays();
});
afterEach(() => vi.useRealTimers());

const month = () => page.getByRole('heading', { level: 3 }).first();
const focused = () => document.activeElement?.getAttribute('data-date');
const cursorAt = (date: string) => vi.waitFor(() => expect(focused()).toBe(date));

/** Tab through the two buttons that turn the page: the grid comes next. */
async function enterGrid() {
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
}

describe('the month grid', () => {
  test('opens at today’s month, marks today and says what each day is', async () => {
    mountBooking();
    await expect.element(page.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    const today = day('Wednesday, March 3, 2027, not available');
    await expect.element(today).toHaveAttribute('aria-current', 'date');
    for (const [name, disabled] of [
      ['Monday, March 8, 2027', 'false'],
      ['Saturday, March 6, 2027, not available', 'true'],
      ['Tuesday, March 2, 2027, not available', 'true'],
      ['Thursday, April 1, 2027, not available', 'true'],
    ] as const) {
      await expect.element(day(name)).toHaveAttribute('aria-disabled', disabled);
    }
  });

  test('opens at the next month when this one has no open day left', async () => {
    vi.setSystemTime('2027-04-30T22:00:00Z');
    mountBooking();
    await expect.element(month()).toHaveTextContent('May 2027');
  });

  test('has one tab stop, at the first open day, and is left by Tab', async () => {
    mountBooking();
    await enterGrid();
    await cursorAt('2027-03-04');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBeFalsy();
  });

  test.each([
    ['{ArrowRight}', '2027-03-05'],
    ['{ArrowLeft}', '2027-03-03'],
    ['{ArrowDown}', '2027-03-11'],
    ['{ArrowUp}', '2027-02-25'],
    ['{Home}', '2027-02-28'],
    ['{End}', '2027-03-06'],
    ['{PageDown}', '2027-04-04'],
    ['{PageUp}', '2027-02-04'],
    ['{Shift>}{PageDown}{/Shift}', '2028-03-04'],
    ['{Shift>}{PageUp}{/Shift}', '2026-03-04'],
    // Over a month's end without a stop, faster than the page is drawn.
    ['{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}', '2027-04-04'],
  ])('%s takes the focus to %s and turns the page where need be', async (keys, date) => {
    mountBooking();
    await enterGrid();
    await userEvent.keyboard(keys);
    await cursorAt(date);
    const name = new Intl.DateTimeFormat('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(date));
    await expect.element(month()).toHaveTextContent(name);
  });

  test('loses no key that comes before the last one is drawn', async () => {
    mountBooking();
    await enterGrid();
    const cell = document.activeElement as Element;
    for (let keys = 0; keys < 4; keys++) {
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
    await cursorAt('2027-03-08');
  });

  test('goes the way of the arrow where the page reads from right to left', async () => {
    const { host } = mountBooking();
    host.dir = 'rtl';
    await enterGrid();
    await userEvent.keyboard('{ArrowLeft}');
    await cursorAt('2027-03-05');
  });

  test.each(['{Enter}', ' '])('chooses the day under the focus with "%s"', async (key) => {
    mountBooking();
    await enterGrid();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.element(day('Thursday, March 11, 2027')).toHaveAttribute('aria-selected', 'true');
    expect(focused()).toBe('2027-03-11');
  });

  test('chooses no closed day, by keyboard or by pointer', async () => {
    mountBooking();
    await enterGrid();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await day('Saturday, March 6, 2027, not available').click({ force: true });
    await day('Friday, April 2, 2027, not available').click({ force: true });
    const heading = page.getByRole('heading', { name: 'Start times' });
    await expect.element(heading).toBeVisible();
    expect(page.getByRole('grid').element().querySelector('[aria-selected="true"]')).toBeNull();
  });

  test('turns its pages by buttons and announces the month', async () => {
    mountBooking();
    await expect.element(month()).toHaveAttribute('aria-live', 'polite');
    await button('Next month').click();
    await expect.element(month()).toHaveTextContent('April 2027');
    await button('Previous month').click();
    await button('Previous month').click();
    await expect.element(month()).toHaveTextContent('February 2027');
  });

  // As presses are that were kept while React took the page over.
  test('turns a page for each of two presses at once', async () => {
    mountBooking();
    await expect.element(month()).toHaveTextContent('March 2027');
    const next = button('Next month').element() as HTMLElement;
    next.click();
    next.click();
    await expect.element(month()).toHaveTextContent('May 2027');
  });

  test('says how far ahead days open in a month that has none', async () => {
    mountBooking();
    for (let pages = 0; pages < 4; pages++) await button('Next month').click();
    await expect.element(page.getByText('Open days: up to 90 days ahead.')).toBeVisible();
  });

  test.each([320, 600, 900])('moves nothing around it in any month, %i px wide', async (width) => {
    // February 2026 has four weeks, August 2026 six.
    vi.setSystemTime('2026-02-02T15:00:00Z');
    const { host } = mountBooking({}, { width });
    await expect.element(month()).toHaveTextContent('February 2026');
    const places = () =>
      [...host.querySelectorAll('.booking-times > *, .ui-licence')].map(
        (part) => part.getBoundingClientRect().top,
      );
    const before = places();
    for (let pages = 0; pages < 7; pages++) {
      await button('Next month').click();
      expect(places()).toEqual(before);
    }
    await expect.element(month()).toHaveTextContent('September 2026');
  });

  test('gives each day at least 40 by 40 px in a box of 320 px', async () => {
    const { host } = mountBooking({}, { width: 320 });
    await expect.element(page.getByRole('grid')).toBeVisible();
    for (const cell of host.querySelectorAll('td')) {
      const { width, height } = cell.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
  });
});
