import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { holdNetwork } from './testing/hold-network.ts';
import { button, day } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

// A Wednesday, 9:00 AM at the business. Nothing is booked.
beforeEach(() => {
  vi.setSystemTime('2027-03-03T15:00:00Z');
  holdNetwork();
});

const month = () => page.getByRole('heading', { level: 3 }).first();
const focused = () => document.activeElement?.getAttribute('data-date');
const expectFocusAt = (date: string) => vi.waitFor(() => expect(focused()).toBe(date));

/** Tab to the two month buttons, then into the grid. */
async function enterGrid() {
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
}

describe('the month grid', () => {
  test('opens at the month of today, marks today and names each day', async () => {
    renderBooking();
    await expect.element(page.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    const today = day('Wednesday, March 3, 2027, not available');
    await expect.element(today).toHaveAttribute('aria-current', 'date');
    for (const [name, disabled] of [
      ['Monday, March 8, 2027', 'false'],
      ['Saturday, March 6, 2027, not available', 'true'],
      ['Tuesday, March 2, 2027, not available', 'true'],
      ['Thursday, April 1, 2027, in another month', 'true'],
    ] as const) {
      await expect.element(day(name)).toHaveAttribute('aria-disabled', disabled);
    }
  });

  test('has one tab stop, at the first open day, and is left by Tab', async () => {
    renderBooking();
    await enterGrid();
    await expectFocusAt('2027-03-04');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBeFalsy();
  });

  test.each([
    ['{ArrowRight}', '2027-03-05', 'March 2027'],
    ['{Home}', '2027-02-28', 'February 2027'],
    ['{Shift>}{PageDown}{/Shift}', '2028-03-04', 'March 2028'],
    ['{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}', '2027-04-04', 'April 2027'],
  ])('%s moves the focus to %s and shows %s', async (keys, date, name) => {
    renderBooking();
    await enterGrid();
    await userEvent.keyboard(keys);
    await expectFocusAt(date);
    await expect.element(month()).toHaveTextContent(name);
  });

  test('counts every key that comes before the last one is rendered', async () => {
    renderBooking();
    await enterGrid();
    const cell = document.activeElement as Element;
    for (let keys = 0; keys < 4; keys++) {
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
    await expectFocusAt('2027-03-08');
  });

  test('follows the direction of the arrow where the page reads from right to left', async () => {
    const { host } = renderBooking();
    host.dir = 'rtl';
    await enterGrid();
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusAt('2027-03-05');
  });

  test.each(['{Enter}', ' '])('chooses the day under the focus with "%s"', async (key) => {
    renderBooking();
    await enterGrid();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.element(day('Thursday, March 11, 2027')).toHaveAttribute('aria-selected', 'true');
    expect(focused()).toBe('2027-03-11');
  });

  test('chooses no closed day, by keyboard or by pointer', async () => {
    renderBooking();
    await enterGrid();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await click(day('Saturday, March 6, 2027, not available'));
    await click(day('Friday, April 2, 2027, in another month'));
    await expect.element(page.getByRole('heading', { name: 'Start times' })).toBeVisible();
    expect(page.getByRole('grid').element().querySelector('[aria-selected="true"]')).toBeNull();
  });

  test('goes on from a day that was clicked', async () => {
    renderBooking();
    await day('Saturday, March 6, 2027, not available').click({ force: true });
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusAt('2027-03-13');
  });
});

describe('in the last week of a month', () => {
  // A Wednesday, 9:00 AM at the business.
  beforeEach(() => vi.setSystemTime('2027-03-24T14:00:00Z'));

  const weeks = () => page.getByRole('grid').getByRole('row').elements().length - 1;

  test('the weeks that are over fold away, and come back where the focus moves to them', async () => {
    renderBooking();
    await enterGrid();
    await expectFocusAt('2027-03-25');
    expect(weeks()).toBe(2);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectFocusAt('2027-03-11');
    expect(weeks()).toBe(4);
    await userEvent.keyboard('{PageUp}');
    await expectFocusAt('2027-02-11');
    expect(weeks()).toBe(5);
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowDown}');
    await expectFocusAt('2027-03-25');
    expect(weeks()).toBe(2);
  });

  test('their room leads on to the next month, with the focus', async () => {
    const { host } = renderBooking();
    await click(button('April: 22 open days'));
    await expect.element(month()).toHaveTextContent('April 2027');
    await expectFocusAt('2027-04-01');
    await expect.element(button('April: 22 open days')).not.toBeInTheDocument();
    await expectAccessible(host);
  });
});

test('the month buttons show the months around, and announce them', async () => {
  renderBooking();
  await expect.element(month()).toHaveAttribute('aria-live', 'polite');
  const next = (await button('Next month').findElement()) as HTMLElement;
  // Two clicks before the first is rendered.
  next.click();
  next.click();
  await expect.element(month()).toHaveTextContent('May 2027');
  await click(button('Next month'));
  await click(button('Next month'));
  await expect.element(page.getByText('No open days in this month.')).toBeVisible();
  for (let clicks = 0; clicks < 5; clicks++) await click(button('Previous month'));
  await expect.element(month()).toHaveTextContent('February 2027');
});
