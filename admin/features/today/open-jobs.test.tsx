import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { OpenJob } from '#domain/jobs/open-jobs.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './today.css';
import { OpenJobs, useOpenJobs } from './open-jobs.tsx';

const job: OpenJob = {
  bookingId: 'b1',
  name: 'Jane Doe',
  street: '100 Live Oak St',
  date: '2026-11-23',
  time: '08:00',
  needs: ['signature'],
  due: cents(37_500),
};

// 5:59:59 PM in Texas.
const due = '2026-11-25T23:59:59.000Z';

const Jobs = ({ now }: { now: string }) => <OpenJobs jobs={useOpenJobs()} now={new Date(now)} />;

function show(answer: Answer<'GET /api/bookings/jobs/open'>, now = '2026-11-24T15:00:00Z') {
  const { calls } = serveApi({ 'GET /api/bookings/jobs/open': answer });
  const view = renderInAdmin(<Jobs now={now} />, { width: 343 });
  return { ...view, calls };
}

const list = page.getByRole('region', { name: 'Jobs to finish' });

describe('the jobs to finish', () => {
  it.each([
    [undefined, /Payment disputed$/],
    [due, /Payment disputed, answer by Nov 25, 2026 · 5:59 PM CT/],
  ])('have a dispute, by when it is to be answered: %s', async (disputeDueAt, text) => {
    show(() => ({ data: [{ ...job, needs: ['dispute'], disputeDueAt }] }));
    await expect.element(list).toMatchTextContent(text);
  });

  it('are a row each with what they need, and lead to the panel of their booking', async () => {
    const other: OpenJob = {
      ...job,
      bookingId: 'b2',
      name: 'Ana Reyes',
      needs: ['payment', 'report'],
      reportDueAt: due,
    };
    const { host, calls } = show(() => ({ data: [job, other] }));
    await expect
      .element(list.getByRole('link', { name: /^Jane Doe/ }))
      .toHaveAttribute('href', '/bookings/b1#job');
    await expect.element(list).toMatchTextContent('Nov 23, 2026, 8:00 AM · 100 Live Oak St');
    await expect.element(list).toMatchTextContent('Agreement not signed');
    await expect.element(list).toMatchTextContent('$375 not paid');
    await expect.element(list).toMatchTextContent('Report due by Nov 25, 2026 · 5:59 PM CT');
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/bookings/jobs/open']);
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it.each([
    ['still due at its deadline', due, /^Report due by/],
    ['overdue after it', '2026-11-26T00:00:00.000Z', /^Report overdue since/],
  ])('say that a report is %s', async (_when, now, text) => {
    show(() => ({ data: [{ ...job, needs: ['report'], reportDueAt: due }] }), now);
    await expect.element(list.getByText(text)).toBeVisible();
  });

  it('have a report without a deadline where the state names none', async () => {
    show(() => ({ data: [{ ...job, needs: ['report'] }] }));
    await expect.element(list.getByText('Report to upload')).toBeVisible();
  });

  it('are nothing while none is open', async () => {
    const { host, calls } = show(() => ({ data: [] }));
    await expect.poll(() => calls.length).toBe(1);
    expect(host.textContent).toBe('');
  });

  it('are not passed over when they cannot be loaded', async () => {
    show(() => problem({ code: 'internal', status: 500 }));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('The open jobs could not be loaded');
  });
});
