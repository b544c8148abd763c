import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { type Call, problem, serveCalls } from '#admin/features/bookings/testing/serve-calls.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#admin/features/bookings/booking/booking.css';
import { RequestScreen } from './request-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-23T16:00:00Z'));

const wanted = sampleBooking({
  date: '2026-11-30',
  time: '08:00',
  agentName: 'Jane Doe',
  agentEmail: 'jane@realty.example',
  entry: 'Lockbox 1234',
  history: [],
});
const request = { ...requestOfBooking(wanted, '2026-11-23'), id: 'r1' };

/** The request's screen; `answer` answers the booking call. */
function show(answer: (call: Call) => unknown) {
  const calls = serveCalls((call) => {
    if (call.path === 'contact-requests/r1') return request;
    return call.method === 'POST' && call.path === 'bookings' ? answer(call) : {};
  });
  const view = renderInAdmin(<Route path="/requests/:id" component={RequestScreen} />, {
    path: '/requests/r1',
    width: 358,
  });
  const booked = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, booked };
}

const part = page.getByRole('region', { name: 'Time the client wants' });
const button = (name: string) => part.getByRole('button', { name });

describe('a request for a time', () => {
  it('is booked by one tap, with all that the client has said', async () => {
    const { host, booked, history } = show(({ body }) => ({ ...wanted, ...body, id: 'b1' }));
    await expect.element(part).toMatchTextContent(/Wants Monday, November 30, 2026, 8:00 AM/);
    await expect
      .element(part)
      .toMatchTextContent(/Not booked: online bookings had reached the limit/);
    await expect.element(part).toMatchTextContent(/Lockbox 1234/);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(358);
    await click(button('Book Mon, Nov 30, 8:00 AM'));
    await expect.poll(() => history.at(-1)).toBe('/bookings/b1');
    expect(booked()).toEqual([
      expect.objectContaining({
        requestId: 'r1',
        date: '2026-11-30',
        time: '08:00',
        name: wanted.name,
        phone: wanted.phone,
        email: wanted.email,
        address: wanted.address,
        inspectionType: wanted.inspectionType,
        agentName: 'Jane Doe',
        agentEmail: 'jane@realty.example',
        entry: 'Lockbox 1234',
      }),
    ]);
  });

  it('whose time is taken offers the others of the day', async () => {
    const { booked, history } = show(({ body }) =>
      body?.['time'] === '08:00'
        ? problem({
            code: 'slot_taken',
            status: 409,
            slots: [{ time: '11:30' }, { time: '15:00' }],
          })
        : { ...wanted, ...body, id: 'b1' },
    );
    await click(button('Book Mon, Nov 30, 8:00 AM'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/8:00 AM is no longer free. These times of the day are free/);
    await expect
      .element(part.getByRole('link', { name: 'Choose another day' }))
      .toHaveAttribute('href', '/bookings/new?request=r1');
    await click(button('Book 3:00 PM'));
    await expect.poll(() => history.at(-1)).toBe('/bookings/b1');
    expect(booked().map((body) => body?.['time'])).toEqual(['08:00', '15:00']);
  });

  it('can be tried again when the server does not answer', async () => {
    const answers = [problem({ code: 'internal', status: 500 }), { ...wanted, id: 'b1' }];
    const { history } = show(() => answers.shift());
    await click(button('Book Mon, Nov 30, 8:00 AM'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Please try again/);
    await click(button('Book 8:00 AM'));
    await expect.poll(() => history.at(-1)).toBe('/bookings/b1');
  });
});
