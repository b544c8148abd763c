import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { type Call, problem, serveCalls } from '#admin/features/bookings/testing/serve-calls.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { guideWithoutSamples } from '#domain/setup-guide/testing/shown-guides.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { TodayScreen } from './today-screen.tsx';

// Monday, 7:20 in the morning in Texas.
beforeEach(() => vi.setSystemTime('2026-11-23T13:20:00Z'));

const first = sampleBooking({
  id: 'first',
  entry: 'Lockbox, code 1234',
  occupancy: 'vacant',
  notes: 'The dog is friendly',
  agentName: 'Ann Agent',
});
const second = sampleBooking({ id: 'second', time: '13:00', name: 'Ana Reyes' });
const tomorrow = sampleBooking({ id: 'tomorrow', date: '2026-11-24', name: 'Bo Li' });

interface Day {
  bookings?: Booking[];
  waiting?: ContactRequest[];
  /** Answers a call instead of the default answer, unless it returns undefined. */
  answer?: (call: Call) => unknown;
}

function show({ bookings = [first, second, tomorrow], waiting = [], answer }: Day = {}) {
  const calls = serveCalls((call) => {
    const own = answer?.(call);
    if (own !== undefined) return own;
    if (call.path === 'bookings') return { data: bookings };
    if (call.path === 'contact-requests/waiting') {
      return { data: waiting, total: waiting.length };
    }
    if (call.path === 'health') return { notices: [] };
    if (call.path === 'setup-guide') return guideWithoutSamples;
    if (call.method === 'PATCH') return { ...first, revision: 2, ...call.body };
    return {};
  });
  const view = renderInAdmin(<TodayScreen />, { width: 343 });
  return { ...view, calls };
}

const next = page.getByRole('region', { name: /^Next appointment/ });

describe('the next appointment', () => {
  it('says when, where, how to get in and who is there', async () => {
    const { host } = show();
    await expect.element(next).toMatchTextContent('in 40 min');
    for (const text of [
      '8:00 AM – 11:00 AM',
      '100 Live Oak St, Dallas, TX 75201',
      'Access: Lockbox, code 1234',
      'The home is: vacant',
      'The dog is friendly',
      'Ann Agent',
      'Jane Doe',
    ]) {
      await expect.element(next).toMatchTextContent(text);
    }
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('leads to its address, its client and its booking by one tap', async () => {
    show();
    const hrefs = async (name: string) =>
      (await next.getByRole('link', { name }).findElement()).getAttribute('href');
    expect(await hrefs('Navigate')).toContain(encodeURIComponent(first.address));
    expect(await hrefs('Call Jane Doe')).toBe('tel:+12145550100');
    expect(await hrefs('Text Jane Doe')).toBe('sms:+12145550100');
    expect(
      await next.getByRole('link', { name: 'Jane Doe', exact: true }).findElement(),
    ).toHaveAttribute('href', '/bookings/first');
  });

  it('takes a note', async () => {
    const { calls } = show();
    await click(next.getByRole('button', { name: 'Add a private note' }));
    await fill(page.getByRole('dialog').getByRole('textbox'), 'Key under the mat');
    await click(page.getByRole('button', { name: 'Save note' }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PATCH'))
      .toMatchObject({ path: 'bookings/first', body: { revision: 1, note: 'Key under the mat' } });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is moved in its dialog', async () => {
    show({
      answer: ({ path }) =>
        path === 'bookings/days'
          ? { minutes: 180, bufferMinutes: 30, driveTime: false, days: [] }
          : undefined,
    });
    await click(next.getByRole('button', { name: 'Reschedule' }));
    await expect.element(page.getByRole('dialog', { name: 'Reschedule Jane Doe' })).toBeVisible();
  });

  it('is under way from its start on, and completed by one tap', async () => {
    vi.setSystemTime('2026-11-23T15:10:00Z');
    const bookings = [first, second];
    const { calls } = show({
      bookings,
      answer({ method }) {
        if (method === 'PATCH') bookings.shift();
      },
    });
    const now = page.getByRole('region', { name: /^In progress/ });
    await expect.element(now).toMatchTextContent('1 h 50 min left');
    await click(now.getByRole('button', { name: 'Complete' }));
    await expect.element(next).toMatchTextContent('Ana Reyes');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      revision: 1,
      action: 'complete',
    });
  });

  it('can be days ahead', async () => {
    show({ bookings: [sampleBooking({ date: '2026-11-27' })] });
    await expect.element(next).toMatchTextContent('in 4 days');
    await expect.element(next).toMatchTextContent('Friday, November 27, 2026');
  });
});

it('overdue appointments wait to be completed, followed by the rest of the day and tomorrow', async () => {
  vi.setSystemTime('2026-11-23T17:30:00Z');
  const third = sampleBooking({ id: 'third', time: '16:30', name: 'Cy Long' });
  show({ bookings: [first, second, third, tomorrow] });
  const articles = (name: string) => page.getByRole('region', { name }).getByRole('article');
  await expect.element(page.getByRole('region', { name: /^Next/ })).toMatchTextContent('Ana Reyes');
  await expect.element(articles('Not completed yet')).toHaveAccessibleName('Jane Doe');
  await expect.element(articles('Later today')).toHaveAccessibleName('Cy Long');
  await expect.element(articles('Tomorrow')).toHaveAccessibleName('Bo Li');
});

describe('leads', () => {
  it('that wait are listed with how long', async () => {
    show({ waiting: [sampleRequest({ createdAt: '2026-11-23T12:00:00.000Z' })] });
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    await expect.element(waiting).toMatchTextContent('Waiting for 1 h 20 min');
  });

  it('leave the list once they are answered', async () => {
    const waiting = [sampleRequest()];
    const { calls } = show({
      waiting,
      answer: ({ method, path }) => {
        if (method !== 'PATCH' || !path.startsWith('contact-requests')) return undefined;
        waiting.length = 0;
        return sampleRequest({ revision: 2, status: 'contacted' });
      },
    });
    await click(page.getByRole('button', { name: 'Mark Maria Delgado as contacted' }));
    await expect.element(page.getByText('Every request has been answered.')).toBeVisible();
    expect(calls.filter(({ path }) => path === 'contact-requests/waiting')).toHaveLength(2);
  });
});

it('what is wrong with the server is read again by a refresh', async () => {
  let notices = [{ check: 'backup', state: 'warn', text: 'There is no backup yet.' }];
  show({ answer: ({ path }) => (path === 'health' ? { notices } : undefined) });
  const line = page.getByText('There is no backup yet.');
  await expect.element(line).toBeVisible();
  notices = [];
  await click(page.getByRole('button', { name: 'Refresh' }));
  await expect.element(line).not.toBeInTheDocument();
});

describe('a day without', () => {
  it('bookings says so', async () => {
    show({ bookings: [] });
    await expect.element(page.getByText('Nothing is booked in the next two weeks')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Book it by hand' }))
      .toHaveAttribute('href', '/bookings/new');
  });

  it('a connection shows that the requests are missing', async () => {
    show({
      answer: ({ path }) => {
        if (path === 'contact-requests/waiting') throw new TypeError('Failed to fetch');
      },
    });
    await expect.element(next).toBeVisible();
    await expect.element(page.getByText('Requests aren’t available offline.')).toBeVisible();
  });

  it('an answer of the server says why, and tries again', async () => {
    let isAway = true;
    const { host } = show({
      answer: () => (isAway ? problem({ code: 'storage_unavailable', status: 503 }) : undefined),
    });
    await expect.element(page.getByText('The appointments could not be loaded')).toBeVisible();
    await expect.element(page.getByText('The requests could not be loaded')).toBeVisible();
    await expectAccessible(host);
    isAway = false;
    await click(page.getByRole('button', { name: 'Try again' }).nth(0));
    await expect.element(next).toBeVisible();
  });
});
