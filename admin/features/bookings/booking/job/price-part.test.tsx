import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#admin/testing/serve-api.ts';
import { cents } from '#domain/jobs/cents.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { sampleJob, sampleLine } from './testing/sample-job.ts';
import { button, dialog, part, showJob } from './testing/show-job.tsx';

const withPool = sampleJob({ lines: [sampleLine()], total: cents(45_000), due: cents(45_000) });
const lines = page.getByRole('list', { name: 'Lines of the price' });

describe('the price', () => {
  it('keeps the first one in sight when lines are added', async () => {
    const { host, changes } = showJob({
      job: sampleJob(),
      answers: { 'POST /api/bookings/:id/lines': () => withPool },
    });
    await expect.element(part('Price')).toMatchTextContent('$375 as booked.');
    await click(button('Add to the price'));
    await fill(dialog.getByLabelText('What for'), 'Pool');
    await fill(dialog.getByLabelText('Amount in dollars'), '75');
    await fill(dialog.getByLabelText(/^Reason/), 'Asked on the phone');
    await expectAccessible(host);
    await click(dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect.element(lines).toMatchTextContent(/As booked\$375Pool\$75.*Total\$450/);
    expect(changes()).toMatchObject([
      {
        call: 'POST /api/bookings/b1/lines',
        body: { label: 'Pool', amount: 7500, reason: 'Asked on the phone' },
      },
    ]);
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('takes a discount as a negative amount, and shows the server’s refusal beside it', async () => {
    const errors = [{ path: 'amount', message: 'The price would be below zero' }];
    const { changes } = showJob({
      job: sampleJob(),
      answers: {
        'POST /api/bookings/:id/lines': () =>
          problem({ code: 'price_below_zero', status: 409, errors }),
      },
    });
    await click(button('Give a discount'));
    await fill(dialog.getByLabelText('What for'), 'Neighbor');
    await fill(dialog.getByLabelText('Dollars off'), '400');
    await click(dialog.getByRole('button', { name: 'Give discount' }));
    const amount = dialog.getByLabelText('Dollars off');
    await expect.element(amount).toHaveAccessibleDescription('The price would be below zero');
    await expect.element(amount).toHaveValue('400');
    expect(changes()).toMatchObject([{ body: { label: 'Neighbor', amount: -40_000 } }]);
  });

  it('of a booking without one is entered, 0 if the inspection is free', async () => {
    const job = sampleJob({
      booked: undefined,
      isPriced: false,
      total: cents(0),
      due: cents(0),
      state: 'awaiting_price',
      payment: 'none',
    });
    const { changes } = showJob({ job });
    await expect.element(page.getByText('Awaiting the price')).toBeVisible();
    await click(button('Enter the price'));
    await fill(dialog.getByLabelText('What for'), 'Free of charge');
    await fill(dialog.getByLabelText('Amount in dollars'), '0');
    await click(dialog.getByRole('button', { name: 'Save price' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes()).toMatchObject([{ body: { label: 'Free of charge', amount: 0 } }]);
  });

  it('puts a changed line in place of the old one, and says that a signature is asked for again', async () => {
    const { changes } = showJob({ job: { ...withPool, agreement: 'signed' } });
    await click(button('Change Pool'));
    await expect.element(dialog).toMatchTextContent('signed at $450');
    await fill(dialog.getByLabelText('Amount in dollars'), '50');
    await click(dialog.getByRole('button', { name: 'Save line' }));
    await expect
      .poll(() => changes())
      .toMatchObject([{ body: { label: 'Pool', amount: 5000, replaces: 'l1' } }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('removes a line, and puts it back from the toast', async () => {
    const { changes } = showJob({
      job: withPool,
      answers: { 'DELETE /api/bookings/:id/lines/:lineId': () => sampleJob() },
    });
    await click(button('Remove Pool'));
    await expect.element(part('Price')).toMatchTextContent('$375 as booked.');
    toastStore.getState().toast?.action?.onAct();
    await expect
      .poll(() => changes())
      .toMatchObject([
        { call: 'DELETE /api/bookings/b1/lines/l1' },
        { call: 'POST /api/bookings/b1/lines', body: { label: 'Pool', amount: 7500 } },
      ]);
    await expect.element(lines).toMatchTextContent('Pool');
  });

  it('is only the fee where nothing was inspected', async () => {
    const fee = sampleLine({ id: 'f', kind: 'no_show_fee', label: 'Missed appointment' });
    const outcome = { at: fee.at, by: 'Owner', what: 'no_show' } as const;
    const job = { ...withPool, state: 'ended', outcome, lines: [...withPool.lines, fee] } as const;
    showJob({ job: { ...job, total: cents(7500), due: cents(7500) } });
    await expect
      .element(lines)
      .toMatchTextContent(/\$375 not charged.*Missed appointment\$75Total\$75/);
    await expect.element(lines).not.toMatchTextContent('Pool');
    expect(button('Add to the price').elements()).toHaveLength(0);
  });
});

describe('the discount that the client asked for', () => {
  const discount = { promotionId: 'first', message: '10% off your first one', amount: '10%' };

  it('is granted by one tap as a line of its promotion', async () => {
    const granted = sampleLine({ kind: 'promotion', promotionId: 'first', amount: cents(-3750) });
    const { changes, host } = showJob({
      booking: { discount },
      job: sampleJob(),
      answers: {
        'POST /api/bookings/:id/lines': () => sampleJob({ lines: [granted], total: cents(33_750) }),
      },
    });
    await expect.element(part('Price')).toMatchTextContent('Asked for 10% off');
    await expectAccessible(host);
    await click(button('Take $37.50 off'));
    await expect.element(lines).toMatchTextContent('−$37.50');
    expect(changes()).toMatchObject([
      { body: { label: '10% off your first one', amount: -3750, promotion: 'first' } },
    ]);
    expect(button(/^Take/).elements()).toHaveLength(0);
  });

  it('can be read although the job could not be', async () => {
    showJob({
      booking: { discount },
      job: sampleJob(),
      answers: { 'GET /api/bookings/:id/job': () => problem({ code: 'internal', status: 500 }) },
    });
    await expect.element(part('Job')).toMatchTextContent(/Asked for 10% off.*could not be loaded/);
    await expect.element(button('Try again')).toBeVisible();
  });
});
