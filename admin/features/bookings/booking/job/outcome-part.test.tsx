import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cents } from '#domain/jobs/cents.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { sampleJob } from './testing/sample-job.ts';
import { button, dialog, part, showJob } from './testing/show-job.tsx';

const job = sampleJob();
const marked = (what: 'no_show' | 'late_cancellation') =>
  sampleJob({
    state: 'ended',
    outcome: { at: '2026-11-23T18:00:00.000Z', by: 'Owner', what },
    total: cents(15_000),
    due: cents(15_000),
  });

describe('after the start', () => {
  beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));

  it('a no-show is marked with the usual fee, and taken back', async () => {
    const { host, changes } = showJob({
      job,
      answers: {
        'PUT /api/bookings/:id/outcome': () => marked('no_show'),
        'DELETE /api/bookings/:id/outcome': () => job,
      },
    });
    await click(button('No-show'));
    const fee = dialog.getByLabelText(/^Fee in dollars/);
    await expect.element(fee).toHaveValue('150');
    await expect.element(dialog).toMatchTextContent('No review is asked for.');
    await expectAccessible(host);
    await click(dialog.getByRole('button', { name: 'Mark as no-show' }));
    await expect.element(part('No-show')).toMatchTextContent('Nobody was there.');
    await expect.element(part('Job')).toMatchTextContent('$150 of $150 due');
    await expect.element(part('Report')).not.toBeInTheDocument();
    await expectAccessible(host);
    await click(button('It took place after all'));
    await expect.element(part('Afterwards')).toBeVisible();
    expect(changes()).toMatchObject([
      { call: 'PUT /api/bookings/b1/outcome', body: { outcome: 'no_show', fee: 15_000 } },
      { call: 'DELETE /api/bookings/b1/outcome' },
    ]);
  });

  it('a no-show can be marked without a fee', async () => {
    const { changes } = showJob({
      job,
      answers: { 'PUT /api/bookings/:id/outcome': () => marked('no_show') },
    });
    await click(button('No-show'));
    await fill(dialog.getByLabelText(/^Fee in dollars/), '');
    await click(dialog.getByRole('button', { name: 'Mark as no-show' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes().map(({ body }) => body)).toEqual([{ outcome: 'no_show' }]);
  });

  it('a re-inspection is booked by hand from it', async () => {
    showJob({ job });
    await expect
      .element(page.getByRole('link', { name: 'Book re-inspection' }))
      .toHaveAttribute('href', '/bookings/new?again=b1');
  });
});

describe('before the start', () => {
  beforeEach(() => vi.setSystemTime('2026-11-23T13:00:00Z'));

  it('there is nothing to mark and nothing to book again', async () => {
    showJob({ job });
    await expect.element(part('Report')).toBeVisible();
    expect(button('No-show').elements()).toHaveLength(0);
    expect(part('Afterwards').elements()).toHaveLength(0);
  });

  it('a cancellation at short notice can be marked, one in good time cannot', async () => {
    const canceledAt = (at: string) => ({
      status: 'cancelled' as const,
      history: [{ at, by: 'Jane', what: 'cancelled' as const }],
    });
    const ended = { ...job, state: 'ended' as const };
    const early = showJob({ job: ended, booking: canceledAt('2026-11-20T13:00:00Z') });
    await expect.element(part('Agreement')).toBeVisible();
    expect(button('Canceled late').elements()).toHaveLength(0);
    early.unmount();
    const { changes } = showJob({
      job: ended,
      booking: canceledAt('2026-11-23T12:59:00Z'),
      answers: { 'PUT /api/bookings/:id/outcome': () => marked('late_cancellation') },
    });
    await click(button('Canceled late'));
    await click(dialog.getByRole('button', { name: 'Mark as canceled late' }));
    await expect.element(part('Canceled late')).toMatchTextContent('less notice than you ask for');
    expect(changes()).toMatchObject([{ body: { outcome: 'late_cancellation' } }]);
  });
});
