import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, heading } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';
import { stepShown } from './testing/step-shown.ts';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

const monday = 'Monday, March 8, 2027';
const tuesday = 'Tuesday, March 9, 2027';
const grid = () => page.getByRole('grid');
const checking = () => page.getByText('Checking which days are open…');
const failed = () => page.getByText('Open days could not be loaded.', { exact: false });
const held = () => holdNetwork({ days: 'held' });

/** Returns to the page after that many minutes. */
function comeBack({ minutes }: { minutes: number }) {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('before the server has answered', () => {
  test('no day can be chosen, and each says that it is being checked', async () => {
    const network = held();
    const { host } = renderBooking();
    await network.daysFrom('2027-03-01');
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    await expect.element(checking()).toBeVisible();
    await click(day(`${monday}, being checked`));
    expect(network.calls).toEqual([]);
    // Past days need no answer.
    await expect.element(day('Tuesday, March 2, 2027, not available')).toBeVisible();
    expect(host.querySelectorAll('[aria-disabled="false"]')).toHaveLength(0);
    await expectAccessible(host);
  });

  test.each([320, 900])('everything is where it will be later, %i px wide', async (width) => {
    const network = held();
    const { host } = renderBooking({}, { width });
    const boxes = () =>
      [...host.querySelectorAll('td span, .booking-times > *, .ui-license')].map((part) =>
        part.getBoundingClientRect().toJSON(),
      );
    const call = await network.daysFrom('2027-03-01');
    await expect.element(checking()).toBeVisible();
    await stepShown(host);
    const before = boxes();
    call.answer({ open: ['2027-03-08'], full: ['2027-03-09'] });
    await expect.element(day(monday)).toHaveAttribute('aria-disabled', 'false');
    expect(boxes()).toEqual(before);
  });
});

describe('the open days', () => {
  test('are fetched before any interaction, for this month and the next, by one call', async () => {
    const network = held();
    renderBooking();
    const call = await network.daysFrom('2027-03-01');
    expect(call.url.searchParams.get('to')).toBe('2027-04-30');
    call.answer({ open: ['2027-03-06', '2027-04-03'], full: ['2027-03-09'] });

    await expect.element(day('Saturday, March 6, 2027')).toBeVisible();
    await expect.element(grid()).toHaveAttribute('aria-busy', 'false');
    await click(day(`${monday}, not available`));
    await click(day(`${tuesday}, fully booked`));
    expect(network.calls).toEqual([]);
    await expect
      .element(page.getByText('Crossed-out days are full.', { exact: false }))
      .toBeVisible();
    await click(button('Next month'));
    await expect.element(day('Saturday, April 3, 2027')).toBeVisible();
    await expect.element(day('Monday, April 5, 2027, not available')).toBeVisible();
    expect(network.days).toHaveLength(1);

    await click(button('Next month'));
    (await network.daysFrom('2027-05-01')).answer({ open: [], full: [] });
    await expect.element(page.getByText('No open days in this month.')).toBeVisible();
  });

  test('are not asked for while the widget is far from the screen', async () => {
    const network = held();
    const { host } = renderBooking();
    host.style.marginTop = '5000px';
    await vi.waitFor(() => expect(network.nextSlots).toHaveLength(1));
    // The observer reports once for every element that it begins to watch.
    await new Promise((resolve) => {
      const observer = new IntersectionObserver(resolve);
      observer.observe(host);
    });
    expect(network.days).toEqual([]);
    host.scrollIntoView();
    await network.daysFrom('2027-03-01');
  });

  test('are those of the quote, whatever was known before', async () => {
    const network = held();
    renderBooking();
    const usual = await network.daysFrom('2027-03-01');
    const input = { propertyType: 'residential', squareFootage: 9000 };
    document.dispatchEvent(
      new CustomEvent(QUOTE_BOOK_EVENT, { detail: { input }, bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect(network.days).toHaveLength(2));
    const quoted = await network.daysFrom('2027-03-01');
    expect(quoted.url.searchParams.get('squareFootage')).toBe('9000');
    quoted.answer({ open: ['2027-03-08'], full: ['2027-03-09'] });
    await expect.element(day(monday)).toHaveAttribute('aria-disabled', 'false');
    // A late answer for the other length.
    usual.answer({ open: ['2027-03-09'], full: ['2027-03-08'] });
    await expect.element(day(`${tuesday}, fully booked`)).toBeVisible();
    await expect.element(day(monday)).toHaveAttribute('aria-disabled', 'false');
  });

  test('of a previous month do not show up in another', async () => {
    const network = held();
    renderBooking();
    const march = await network.daysFrom('2027-03-01');
    await click(button('Next month'));
    await click(button('Next month'));
    const may = await network.daysFrom('2027-05-01');
    march.answer({ open: ['2027-03-08'], full: [] });
    await expect.element(checking()).toBeVisible();
    may.answer({ open: ['2027-05-03'], full: [] });
    await expect.element(day('Monday, May 3, 2027')).toBeVisible();
    await click(button('Previous month'));
    await click(button('Previous month'));
    await expect.element(heading('March 2027')).toBeVisible();
    const again = await network.daysFrom('2027-03-01');
    expect(again).not.toBe(march);
    await expect.element(day(`${monday}, being checked`)).toBeVisible();
  });

  test('leave the focus where the visitor has put it', async () => {
    const network = held();
    renderBooking();
    const call = await network.daysFrom('2027-03-01');
    await expect.element(grid()).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(day('Wednesday, March 3, 2027, being checked')).toHaveFocus();
    call.answer({ open: ['2027-03-04', '2027-03-10'], full: [] });
    await expect.element(day('Wednesday, March 3, 2027, not available')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(day('Wednesday, March 10, 2027')).toHaveFocus();
  });
});

describe('without an answer', () => {
  test('the days stay unknown, and can be asked for again', async () => {
    const network = held();
    const { host } = renderBooking();
    (await network.daysFrom('2027-03-01')).fail();
    await expect.element(failed()).toBeVisible();
    await expect
      .element(failed().getByRole('link', { name: '(972) 555-0148' }))
      .toHaveAttribute('href', 'tel:+19725550148');
    await expect.element(grid()).toHaveAttribute('aria-busy', 'false');
    await click(day(`${monday}, could not be checked`));
    expect(network.calls).toEqual([]);
    await expectAccessible(host);

    await click(button('Try again'));
    await expect.element(checking()).toBeVisible();
    await vi.waitFor(() => expect(network.days).toHaveLength(2));
    (await network.daysFrom('2027-03-01')).answer({ open: ['2027-03-08'], full: [] });
    await expect.element(day(monday)).toHaveAttribute('aria-disabled', 'false');
    await expect.element(failed()).not.toBeInTheDocument();
  });

  test.each([
    ['something else', { hello: 'world' }],
    ['a list without the full days', ['2027-03-08']],
  ])('that is one, but %s, nothing is known either', async (_what, answer) => {
    const network = held();
    renderBooking();
    (await network.daysFrom('2027-03-01')).answer(answer);
    await expect.element(failed()).toBeVisible();
  });

  test('they are asked for again once the visitor is back online', async () => {
    const network = held();
    renderBooking();
    (await network.daysFrom('2027-03-01')).fail();
    await expect.element(failed()).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(network.days).toHaveLength(2));
  });
});

describe('a visitor who comes back', () => {
  async function known() {
    const network = held();
    renderBooking();
    (await network.daysFrom('2027-03-01')).answer({ open: ['2027-03-08'], full: [] });
    await expect.element(day(monday)).toHaveAttribute('aria-disabled', 'false');
    return network;
  }

  test('after a while sees current days and times', async () => {
    const network = await known();
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '15:00'));
    comeBack({ minutes: 10 });
    await vi.waitFor(() => expect(network.days).toHaveLength(2));
    network.days[1]?.answer({ open: ['2027-03-10'], full: ['2027-03-08'] });
    await expect.element(day(`${monday}, fully booked`)).toBeVisible();
    await vi.waitFor(() => expect(network.calls).toHaveLength(2));
    (await network.slotsOf('2027-03-08')).answer([]);
    await expect
      .element(page.getByText('No available times for this date. Please select a different date.'))
      .toBeVisible();
  });

  test('keeps times that are more recent than the days', async () => {
    const network = await known();
    vi.setSystemTime(Date.now() + 4 * 60_000);
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '15:00'));
    await expect.element(page.getByRole('radio', { name: '3:00 PM' })).toBeVisible();
    comeBack({ minutes: 2 });
    await vi.waitFor(() => expect(network.days).toHaveLength(2));
    await expect.element(page.getByRole('radio', { name: '3:00 PM' })).toBeVisible();
    expect(network.calls).toHaveLength(1);
  });

  test('on the next day sees the previous day closed at once', async () => {
    await known();
    comeBack({ minutes: 6 * 24 * 60 });
    await expect.element(day(`${monday}, not available`)).toBeVisible();
  });

  test('soon causes no call', async () => {
    const network = await known();
    comeBack({ minutes: 1 });
    await expect.element(heading('March 2027')).toBeVisible();
    expect(network.days).toHaveLength(1);
  });
});

test('a day that turns out to have no time left is asked for again', async () => {
  const network = held();
  renderBooking();
  (await network.daysFrom('2027-03-01')).answer({ open: ['2027-03-08', '2027-03-09'], full: [] });
  await click(day(monday));
  (await network.slotsOf('2027-03-08')).answer([]);
  await vi.waitFor(() => expect(network.days).toHaveLength(2));
  network.days[1]?.answer({ open: ['2027-03-09'], full: ['2027-03-08'] });
  await expect.element(day(`${monday}, fully booked`)).toBeVisible();
});
