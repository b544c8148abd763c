import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { calendarNotes } from '#domain/content/calendar.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import type { BookingState, Step } from '#widgets/booking/booking.types.ts';
import { bookingLazy } from '#widgets/booking/booking-lazy.ts';
import { CalendarHero } from './calendar-hero.tsx';

const quote = { ...plainHome, squareFootage: 2400 };
const today = '2026-11-24';
const onDay = { date: '2026-11-30', slots: { status: 'ready', times: ['08:00'] } } as const;
const onTime = { ...onDay, time: '08:00' } as const;

const booked: Step = {
  name: 'booked',
  booked: {
    id: 'b1',
    date: '2026-11-30',
    time: '08:00',
    minutes: 180,
    address: '12 Elm St, Plano, TX 75023',
    email: 'grace@hollowbrook.example',
    agentEmail: '',
    byAgent: false,
    manageUrl: 'https://bluebonnet.example/appointment/t',
    calendarUrl: 'https://bluebonnet.example/appointment/t.ics',
    quote: null,
    discount: null,
  },
};

async function show(state: Partial<BookingState>) {
  await bookingLazy.load();
  const store = createBookingStore();
  const { host } = renderInHost(<CalendarHero store={store} />);
  act(() => store.setState({ today, ...state }));
  return host;
}

it.each<[string, Partial<BookingState>, string]>([
  ['nothing is chosen', {}, 'Choose a day and a start time.'],
  ['a day is chosen', onDay, 'Choose a start time.'],
  ['a time is chosen', onTime, 'The time is yours as soon as you confirm.'],
  ['it is booked', { step: booked }, 'What happens next, and how to prepare, is below.'],
])('says what is next while %s', async (_when, state, words) => {
  const host = await show(state);
  expect(host.querySelector('h1 + p')).toMatchTextContent(words);
});

it('says when it is, once it is booked', async () => {
  await show({ step: booked });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('See you Mon, Nov 30, 8:00 AM');
});

it.each<[Partial<BookingState>, string]>([
  [{}, '$375 · Residential, 2,400 sq ft · pick a day'],
  [onDay, '$375 · Residential, 2,400 sq ft · pick a time'],
  [onTime, 'Mon, Nov 30, 8:00 AM · $375'],
])('has a quoted home in its title, with what is left: %j', async (state, title) => {
  await show({ ...state, quote });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('keeps the focus on its title while a quoted home replaces it', async () => {
  await bookingLazy.load();
  const store = createBookingStore();
  const { host } = renderInHost(<CalendarHero store={store} />);
  const title = host.querySelector('h1');
  if (title) title.tabIndex = -1;
  title?.focus();
  act(() => store.setState({ today, quote }));
  expect(title).toHaveFocus();
  expect(title).toMatchTextContent(/\$375/);
});

it('has the four notes', async () => {
  const host = await show({});
  const notes = [...host.querySelectorAll('li h2')].map(({ textContent }) => textContent);
  expect(notes).toEqual(textsOf(calendarNotes, defaultBusiness).map(({ title }) => title));
});
