import { describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startOwnApi } from '#client/testing/own-api.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { expectAllKept, fillInBooking, openDay, visitor } from './testing/fill-in-booking.ts';
import { button, field, heading } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

const generic = 'There was an error booking your appointment. Please try again.';
const faulty = (way: string) => `${inject('faultyBase')}/${way}`;

/** Books the times as another visitor. */
const sell = (date: string, ...times: string[]) => book(bookingApi(), date, times);

const book = async (apiBase: string, date: string, times: string[], more = {}) => {
  for (const time of times) {
    const answer = await fetch(`${apiBase}/api/calendar/book`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        date,
        time,
        name: 'Fast Fred',
        email: 'fred@example.com',
        phone: '972-555-0199',
        address: '1 First Street',
        ...more,
      }),
    });
    expect(answer.status).toBe(201);
  }
};

/** The next call reaches the server, but its answer is lost. */
const loseAnswer = () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
    expect((await fetch(...call)).status).toBe(201);
    throw new TypeError('Failed to fetch');
  });
};

const failing = async (apiBase: string) => {
  const rendered = renderBooking();
  await fillInBooking();
  rendered.change({ apiBase });
  await click(button('Confirm Booking'));
  await expect.element(page.getByText('Booking Failed')).toBeVisible();
  return rendered;
};

describe('a time that somebody else has just booked', () => {
  test('leaves the other times of the day one click away, with all that was typed', async () => {
    const { host } = renderBooking();
    await sell(await fillInBooking(), '08:00');
    await click(button('Confirm Booking'));
    const notice = page.getByText('Somebody just booked 8:00 AM. Take another time?', {
      exact: false,
    });
    await expect.element(notice).toHaveFocus();
    await expect.element(button('Book 8:00 AM instead')).not.toBeInTheDocument();
    await expect.element(button('Book 11:30 AM instead')).toBeVisible();
    await expectAllKept();
    await expectAccessible(host);

    await click(button('Book 3:00 PM instead'));
    await expect.element(heading('You are booked')).toHaveFocus();
    await expect.element(page.getByText('3:00 PM Central Time')).toBeVisible();
  });

  test('leads back to the calendar when no time remains, with all that was typed', async () => {
    renderBooking();
    await sell(await fillInBooking(), '08:00', '11:30', '15:00');
    await click(button('Confirm Booking'));
    await expect
      .element(page.getByText('Please select a different date.', { exact: false }).first())
      .toBeVisible();
    await click(button('Choose another date'));
    await click(openDay(12));
    await click(page.getByRole('radio').first());
    await click(button('Book This Appointment'));
    await expectAllKept();
  });
});

describe('an address too far from the appointments around it', () => {
  const dallas = '1 Main St, Dallas, TX 75201';
  const tooFar =
    /^We cannot be at this address at 8:00 AM: the drive to or from another appointment is too long/;

  test('leaves the times that fit one click away, with all that was typed', async () => {
    const { host } = renderBooking();
    const date = await fillInBooking();
    // From 11:30 to 1:30 PM; with the 60 minutes from Dallas to Frisco only 3:00 PM fits.
    await book(bookingApi(), date, ['11:30'], {
      address: dallas,
      inspectionType: 'maintenance',
    });
    await fill(field('Property address'), '7 Pecan Ct, Frisco, TX 75034');
    await click(button('Confirm Booking'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(tooFar));
    expect(document.activeElement?.textContent).toContain('These times fit.');
    await expect.element(field('Name')).toHaveValue(visitor.Name);
    await expectAccessible(host);
    await click(button('Book 3:00 PM instead'));
    await expect.element(heading('You are booked')).toHaveFocus();
  });

  test('is included in the calls for other days', async () => {
    renderBooking();
    const date = await fillInBooking();
    await book(bookingApi(), date, ['11:30'], { address: dallas });
    await fill(field('Property address'), '7 Pecan Ct, Frisco, TX 75034');
    await click(button('Confirm Booking'));
    await expect.element(page.getByText(tooFar).first()).toBeVisible();
    const asked = vi.spyOn(globalThis, 'fetch');
    await click(button('Choose another date'));
    await click(openDay(12));
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    const urls = asked.mock.calls.map(([input]) => new Request(input).url);
    expect(urls.filter((url) => url.includes('/slots?')).at(-1)).toMatch(/zip=75034/);
    await click(page.getByRole('radio').first());
    await click(button('Book This Appointment'));
    await expect.element(field('Property address')).toHaveValue('7 Pecan Ct, Frisco, TX 75034');
  });
});

describe('an address outside the service area', () => {
  const outside = /^Waco is about 93 miles from us, and we usually come as far as 50\./;

  test('is reported with the telephone, and can still be booked', async () => {
    const { host } = renderBooking();
    await fillInBooking();
    await fill(field('Property address'), '800 Austin Ave, Waco, TX 76701');
    const hint = page.getByText(outside);
    await expect.element(hint).toBeVisible();
    await expect.element(field('Property address')).toHaveAccessibleDescription(outside);
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148' }).first())
      .toHaveAttribute('href', 'tel:+19725550148');
    await expectAccessible(host);
    await click(button('Confirm Booking'));
    await expect.element(heading('You are booked')).toBeVisible();
  });

  test('is no longer reported once it is corrected', async () => {
    renderBooking();
    await fillInBooking();
    await fill(field('Property address'), '800 Austin Ave, Waco, TX 76701');
    await expect.element(page.getByText(outside)).toBeVisible();
    await fill(field('Property address'), visitor['Property address']);
    await expect.element(page.getByText(outside)).not.toBeInTheDocument();
  });
});

test('a client with too many appointments is asked to call, and nothing typed is lost', async () => {
  const apiBase = await startOwnApi('limited');
  const { host } = renderBooking({ apiBase });
  const date = await fillInBooking();
  await book(apiBase, date, ['11:30', '15:00'], { email: visitor.Email });
  await click(button('Confirm Booking'));
  await expect
    .element(page.getByText('Please call us to book more appointments', { exact: true }))
    .toBeVisible();
  await expect
    .element(button('Confirm Booking'))
    .toHaveAccessibleDescription(
      'Please call us to book more appointments. We’re happy to arrange more appointments by phone: (972) 555-0148. What you entered is kept.',
    );
  await expect
    .element(page.getByRole('link', { name: '(972) 555-0148' }))
    .toHaveAttribute('href', 'tel:+19725550148');
  await expectAllKept();
  await expectAccessible(host);
});

describe('a booking that fails', () => {
  test('keeps everything that was typed, and succeeds when it is tried again', async () => {
    const { host, change } = await failing(faulty('broken'));
    await expect.element(page.getByText(generic)).toBeVisible();
    await expect.element(button('Confirm Booking')).toHaveFocus();
    await expect
      .element(button('Confirm Booking'))
      .toHaveAccessibleDescription(/^Failed to book appointment\./);
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148' }))
      .toHaveAttribute('href', 'tel:+19725550148');
    await expectAllKept();
    await expectAccessible(host);
    change({ apiBase: bookingApi() });
    await click(button('Confirm Booking'));
    await expect.element(heading('You are booked')).toBeVisible();
  });

  test('is stored once when only its answer was lost', async () => {
    renderBooking();
    const date = await fillInBooking();
    loseAnswer();
    await click(button('Confirm Booking'));
    await expect.element(page.getByText('Booking Failed')).toBeVisible();
    await click(button('Confirm Booking'));
    await expect.element(heading('You are booked')).toBeVisible();
    const free = await fetch(`${bookingApi()}/api/calendar/slots?date=${date}`);
    expect(await free.json()).toHaveLength(2);
  });

  test('warns of an own booking when its answer was lost and it is sent again corrected', async () => {
    const { host } = renderBooking();
    await fillInBooking();
    loseAnswer();
    await click(button('Confirm Booking'));
    await expect.element(page.getByText(generic)).toBeVisible();
    await fill(field('Name'), 'Ada King');
    await click(button('Confirm Booking'));
    const own =
      'This time was just taken, perhaps by your own earlier attempt. Please call (972) 555-0148 before you book again.';
    await expect.element(page.getByRole('status').getByText(own)).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(own));
    await expect.element(button('Book 11:30 AM instead')).toBeVisible();
    await expectAccessible(host);
  });

  test('shows at its field what only the server finds wrong', async () => {
    await failing(faulty('refusing'));
    await expect
      .element(field('Phone'))
      .toHaveAccessibleDescription('Please enter a valid phone number');
    await expect.element(field('Phone')).toHaveFocus();
    await expectAllKept();
  });
});

test('a pending booking shows placeholders and cannot be sent twice', async () => {
  const { host, change } = renderBooking();
  await fillInBooking();
  change({ apiBase: faulty(`held-${Math.floor(Math.random() * 1e9)}`) });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await click(button('Confirm Booking'));
  await expect.element(button('Booking…')).toBeDisabled();
  await expect.element(field('Name')).toBeDisabled();
  expect(getComputedStyle(field('Name').element()).animationName).toBe('ui-breathe');
  host.querySelector('form')?.requestSubmit();
  const sent = fetched.mock.calls.filter(
    ([input]) => input instanceof Request && input.method === 'POST',
  );
  expect(sent).toHaveLength(1);
  await expectAllKept();
  await expectAccessible(host);
});
