import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { reportDue } from '#domain/schedule/option-period.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/element/quote-handoff.ts';
import { BookingWidget } from './booking.tsx';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { holdNetwork } from './testing/hold-network.ts';
import { button, day, heading, time } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

const TOO_LATE = 'Your report would come after your option period ends';
const tooLate = () => page.getByText(TOO_LATE, { exact: false });
const ends = () => page.getByLabelText(/^Option period ends/);
const times = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.querySelector('span')?.textContent);

/** Slots as the server returns them, for 3 hours on site. */
const reporting = (date: string, ...starts: string[]) =>
  starts.map((start) => ({
    time: start,
    reportBy: reportDue({ date, time: start, minutes: 180 }, defaultBusiness).toISOString(),
  }));

const monday = 'Monday, March 8, 2027';
const answerMonday = async (network: ReturnType<typeof holdNetwork>) => {
  await click(day(monday));
  const call = await network.slotsOf('2027-03-08');
  expect(call.url.searchParams.get('reports')).toBe('true');
  call.answer(reporting('2027-03-08', '08:00', '11:30', '15:00'));
};

describe('an option period', () => {
  // A Wednesday, 9:00 AM at the business.
  beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

  test('that ends the next day marks the best time, and the last one as too late', async () => {
    const network = holdNetwork();
    const { host } = renderBooking({ optionEnds: '2027-03-09' });
    await answerMonday(network);
    await expect.element(time('8:00 AM')).toHaveAccessibleDescription(/Best: earliest report$/);
    await expect.element(time('11:30 AM')).not.toHaveAccessibleDescription(/report/);
    await expect.element(time('3:00 PM')).toHaveAccessibleDescription(new RegExp(TOO_LATE));
    expect(page.getByText('Best:', { exact: false }).elements()).toHaveLength(1);
    expect(times()).toEqual(['8:00 AM', '11:30 AM', '3:00 PM']);
    await expectAccessible(host);
  });

  test('that is over before any report marks all times, which can be booked still', async () => {
    const network = holdNetwork();
    renderBooking({ optionEnds: '2027-03-08' });
    await click(day(`${monday}, report after your option period`));
    const call = await network.slotsOf('2027-03-08');
    call.answer(reporting('2027-03-08', '08:00', '11:30'));
    await expect.element(time('8:00 AM')).toHaveAccessibleDescription(new RegExp(TOO_LATE));
    await expect.element(time('11:30 AM')).toHaveAccessibleDescription(new RegExp(TOO_LATE));
    expect(page.getByText('Best:', { exact: false }).query()).toBeNull();
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await expect.element(heading('Your appointment')).toHaveFocus();
    await expect.element(page.getByText(`${TOO_LATE}.`)).toBeVisible();
  });

  test.each([320, 900])('marks the days that are too late, %i px wide', async (width) => {
    holdNetwork();
    const { host } = renderBooking({ optionEnds: '2027-03-10' }, { width });
    const card = host.querySelector<HTMLElement>('.booking') as HTMLElement;
    const height = card.offsetHeight;
    await expect.element(day('Tuesday, March 9, 2027')).toBeVisible();
    for (const late of ['Wednesday, March 10, 2027', 'Friday, March 26, 2027']) {
      await expect.element(day(`${late}, report after your option period`)).toBeVisible();
    }
    await expect.element(day('Saturday, March 13, 2027, not available')).toBeVisible();
    const outlined = host.querySelector('[data-date="2027-03-10"] span') as Element;
    expect(getComputedStyle(outlined).outlineStyle).toBe('dashed');
    const ended = 'Option ends Wed, Mar 10, 5 PM; on outlined days the report is late.';
    await expect.element(page.getByText(ended)).toBeVisible();
    await expectAccessible(host);
    await click(button('Next month'));
    await expect.element(page.getByText(ended)).toBeVisible();
    expect(card.offsetHeight).toBe(height);
  });

  test('that ends in another month is named without the outlined days', async () => {
    holdNetwork();
    renderBooking({ optionEnds: '2027-04-02' });
    await expect.element(page.getByText('Option ends Fri, Apr 2, 5 PM.')).toBeVisible();
  });

  test('outside Texas the period has its general name and no hour', async () => {
    const network = holdNetwork();
    renderInHost(
      <BusinessProvider business={sampleBusiness}>
        <BookingWidget apiBase={bookingApi()} optionEnds="2027-03-10" />
      </BusinessProvider>,
    );
    await answerMonday(network);
    await expect
      .element(page.getByText('Inspection period ends Wed, Mar 10; on', { exact: false }))
      .toBeVisible();
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await expect.element(page.getByLabelText(/^Inspection period ends/)).toHaveValue('2027-03-10');
    await expect
      .element(page.getByText('Your contract says until when; we count until 5 PM'))
      .toBeVisible();
    expect(document.body.textContent).not.toMatch(/option (period|ends)/i);
  });

  test.each([undefined, '2027-03-02'])('of %j marks nothing', async (given) => {
    const network = holdNetwork();
    const { host } = renderBooking({ optionEnds: given });
    await answerMonday(network);
    await expect.element(time('3:00 PM')).toBeVisible();
    expect(host.textContent).not.toMatch(/option|report|best/i);
    expect(host.querySelector('[data-day=late], [data-late]')).toBeNull();
  });

  test('comes with a quote, follows the page, and is the visitor’s to correct', async () => {
    const network = holdNetwork();
    const { change } = renderBooking({ optionEnds: '2027-03-08' });
    change({ optionEnds: '2027-03-12' });
    await expect.element(page.getByText('Option ends Fri, Mar 12', { exact: false })).toBeVisible();
    const input = { propertyType: 'condo', squareFootage: 1500 };
    const detail = { input, optionEnds: '2027-03-09' };
    document.dispatchEvent(
      new CustomEvent(QUOTE_BOOK_EVENT, { detail, bubbles: true, cancelable: true }),
    );
    await expect.element(page.getByText('Option ends Tue, Mar 9', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Home: Condo', { exact: false })).toBeVisible();
    await answerMonday(network);
    await click(time('3:00 PM'));
    await click(button('Book This Appointment'));

    await expect.element(ends()).toHaveValue('2027-03-09');
    await expect.element(page.getByText(`${TOO_LATE}.`)).toBeVisible();
    await fill(ends(), '2027-03-10');
    await expect.element(tooLate()).not.toBeInTheDocument();
    await fill(ends(), '2027-03-02');
    await expect.element(page.getByText('Please choose today or a later date')).toBeVisible();
    await fill(ends(), '2027-03-09');
    await click(button('Cancel'));
    await expect.element(page.getByText('Option ends Tue, Mar 9', { exact: false })).toBeVisible();
  });

  test('from the page that is not a date marks nothing', async () => {
    holdNetwork();
    const { host } = renderBooking();
    const detail = { input: { propertyType: 'condo', squareFootage: 1500 }, optionEnds: 'soon' };
    document.dispatchEvent(
      new CustomEvent(QUOTE_BOOK_EVENT, { detail, bubbles: true, cancelable: true }),
    );
    await expect.element(page.getByText('Home: Condo', { exact: false })).toBeVisible();
    expect(host.textContent).not.toMatch(/option/i);
  });

  test('stays marked on the times that remain when the chosen one is gone', async () => {
    const network = holdNetwork();
    const { host } = renderBooking({ optionEnds: '2027-03-09' });
    await answerMonday(network);
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await expect.element(heading('Your appointment')).toHaveFocus();
    for (const [label, text] of [
      ['Name', 'Ada'],
      ['Email', 'ada@example.com'],
      ['Phone', '972-555-0100'],
      ['Property address', '1 Elm'],
    ] as const) {
      await fill(page.getByRole('textbox', { name: label }), text);
    }
    await click(button('Confirm Booking'));
    const call = await vi.waitFor(() => {
      const posted = network.calls.find(({ request }) => request.method === 'POST');
      if (!posted) throw new Error('Nothing is booked yet.');
      return posted;
    });
    expect(await call.request.json()).toMatchObject({ optionEnds: '2027-03-09' });
    call.refuse({
      code: 'slot_taken',
      title: 'Taken',
      slots: [{ time: '11:30' }, { time: '15:00' }],
    });
    await vi.waitFor(() =>
      expect(document.activeElement?.textContent).toContain(`${TOO_LATE}: 3:00 PM.`),
    );
    await expectAccessible(host);
  });
});

test('the form asks for it without a word on the calendar, and stores it with the booking', async () => {
  const { host } = renderBooking();
  const date = await fillInBooking('3:00 PM');
  await expect.element(ends()).not.toBeVisible();
  await click(page.getByText('Option period', { exact: true }));
  await fill(ends(), addDays(date, 1));
  await expect.element(page.getByText(`${TOO_LATE}.`)).toBeVisible();
  await expectAccessible(host);
  let sent: unknown;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
    const request = new Request(...call);
    sent = await request.clone().json();
    return fetch(request);
  });
  await click(button('Confirm Booking'));
  await expect.element(heading('You are booked')).toBeVisible();
  expect(sent).toMatchObject({ optionEnds: addDays(date, 1) });
  await click(button('Book another appointment'));
  await expect.element(heading('Book your inspection')).toBeVisible();
  expect(host.textContent).not.toMatch(/option/i);
});
