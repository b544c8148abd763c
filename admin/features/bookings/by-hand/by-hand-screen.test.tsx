import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answer, problem, serveApi, wholeList } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { sampleJob } from '../booking/job/testing/sample-job.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { daysAnswer } from '../testing/serve-calls.ts';
import { ByHandScreen } from './by-hand-screen.tsx';

it('the open request of who calls opens with the focus on its title', async () => {
  const request = sampleRequest();
  serveApi({
    'GET /api/bookings/days': (call) => daysAnswer(call),
    'GET /api/bookings': () => wholeList<Booking>([]),
    'GET /api/contact-requests': () => wholeList([request]),
    'GET /api/contact-requests/:id': () => request,
  });
  renderInAdmin(<ByHandScreen />, { path: '/bookings/new', width: 343 });
  await fill(page.getByLabelText(/^Name/), 'Delgado');
  await click(page.getByRole('link', { name: /Maria Delgado.*Book it/ }));
  await expect.element(page.getByRole('heading', { name: 'Book a request' })).toHaveFocus();
  await expect.element(page.getByLabelText(/^Name/)).toHaveValue('Maria Delgado');
});

describe('a re-inspection', () => {
  // Monday, 7:20 in the morning in Texas.
  beforeEach(() => vi.setSystemTime('2026-11-23T13:20:00Z'));

  const home = quoteInputSchema.parse({ propertyType: 'residential', squareFootage: 2400 });
  const first = sampleBooking({
    id: 'b1',
    locale: 'es',
    entry: 'Lockbox, code 1234',
    quote: { input: home, result: calculateQuote(home, '2026-11-20', defaultBusiness.prices) },
  });

  function show(line: Answer<'POST /api/bookings/:id/lines'> = () => sampleJob()) {
    const { changes } = serveApi({
      'GET /api/bookings/days': (call) => daysAnswer(call),
      'GET /api/bookings/:id': () => first,
      'POST /api/bookings': () => ({ ...first, id: 'b2' }),
      'POST /api/bookings/:id/lines': line,
    });
    const view = renderInAdmin(<ByHandScreen />, { path: '/bookings/new?again=b1', width: 343 });
    return { ...view, sent: changes };
  }

  async function book() {
    await click(page.getByRole('radio', { name: '3:00 PM' }));
    await click(page.getByRole('button', { name: 'Book', exact: true }));
  }

  it('has the client and the list’s price, and no price of a whole inspection', async () => {
    const { host, sent } = show();
    await expect.element(page.getByRole('heading', { name: 'Book a re-inspection' })).toBeVisible();
    await expect.element(page.getByLabelText(/^Name/)).toHaveValue('Jane Doe');
    const fee = page.getByLabelText(/^Price in dollars/);
    await expect.element(fee).toHaveValue('150');
    await expect.element(fee).toHaveAccessibleDescription(/\$150 to \$250/);
    await expectAccessible(host);
    await fill(fee, '175');
    await book();
    await expect.poll(() => toastStore.getState().toast?.title).toBe('Booked');
    const [booking, line] = sent();
    expect(booking).toMatchObject({
      call: 'POST /api/bookings',
      body: {
        name: 'Jane Doe',
        inspectionType: 'buyer',
        locale: 'es',
        entry: 'Lockbox, code 1234',
      },
    });
    expect(booking?.body).not.toHaveProperty('quote');
    expect(line).toMatchObject({
      call: 'POST /api/bookings/b2/lines',
      body: { label: 'Reinspección', amount: 17_500 },
    });
  });

  it('is booked although its price could not be noted, and says so', async () => {
    show(() => problem({ code: 'storage_unavailable', status: 503 }));
    await book();
    await expect.poll(() => toastStore.getState().toast?.title).toBe('Booked without its price');
  });
});
