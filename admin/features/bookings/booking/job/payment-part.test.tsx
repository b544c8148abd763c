import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#admin/testing/serve-api.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { DisputeState } from '#domain/jobs/job-record.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { sampleJob, samplePayment } from './testing/sample-job.ts';
import { button, dialog, part, showJob } from './testing/show-job.tsx';

// Three minutes after the sample payment.
beforeEach(() => vi.setSystemTime('2026-11-23T18:03:00Z'));

const none = { paid: cents(0), due: cents(37_500), payment: 'due' } as const;
const paid = sampleJob({
  state: 'ready',
  agreement: 'signed',
  paid: cents(37_500),
  due: cents(0),
  payment: 'paid',
  payments: [samplePayment()],
});

/** The idempotency keys of the calls so far. */
const sentKeys = () =>
  vi.mocked(window.fetch).mock.calls.flatMap(([input]) => {
    const key = (input as Request).headers.get('Idempotency-Key');
    return key ? [key] : [];
  });

it('says of a canceled appointment without a fee that nothing is due', async () => {
  showJob({ job: sampleJob({ state: 'ended', total: cents(0), due: cents(0), payment: 'none' }) });
  await expect.element(part('Payment')).toMatchTextContent('Nothing is due.');
});

describe('Paid in full', () => {
  it('takes one tap, shows what is due then, and can be undone from the toast', async () => {
    const { host, changes, calls } = showJob({
      job: sampleJob(),
      answers: { 'POST /api/bookings/:id/payments': () => paid },
    });
    await expect.element(part('Job')).toMatchTextContent(/Awaiting signature\s*\$375 of \$375 due/);
    await expect.element(part('Payment')).toMatchTextContent('$375 due at the inspection');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);

    await click(button('Cash'));
    await expect.element(part('Job')).toMatchTextContent('$375 paid');
    expect(changes()).toMatchObject([
      { call: 'POST /api/bookings/b1/payments', body: { amount: 37_500, method: 'cash' } },
    ]);
    expect(button('Cash').elements()).toHaveLength(0);
    // The answer itself is shown: nothing is read again.
    expect(calls.filter(({ call }) => call === 'GET /api/bookings/b1/job')).toHaveLength(1);
    await expectAccessible(host);

    toastStore.getState().toast?.action?.onAct();
    await expect
      .poll(() => changes().at(-1))
      .toMatchObject({ call: 'DELETE /api/bookings/b1/payments/p1' });
    await expect.element(button('Cash')).toBeVisible();
  });

  it('says why it was not noted, and can be tried again with the same effect', async () => {
    let answers = 0;
    showJob({
      job: sampleJob(),
      answers: {
        'POST /api/bookings/:id/payments'() {
          answers += 1;
          return answers === 1 ? problem({ code: 'storage_unavailable', status: 503 }) : paid;
        },
      },
    });
    await click(button('Check'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('can’t save');
    await click(button('Check'));
    await expect.element(part('Job')).toMatchTextContent('$375 paid');
    const [first, second] = sentKeys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

it('what is due can also be paid online, if that is set up', async () => {
  showJob({ job: sampleJob({ canPayOnline: true }) });
  await expect
    .element(part('Payment'))
    .toMatchTextContent('$375 due at the inspection, or online by the client');
});

describe('a part payment', () => {
  it('has an amount, a method and a note', async () => {
    const { changes, host } = showJob({ job: sampleJob() });
    await click(button('Part payment'));
    const amount = dialog.getByLabelText('Amount in dollars');
    await expect.element(amount).toHaveValue('375');
    await expectAccessible(host);
    await fill(amount, 'some');
    await click(dialog.getByRole('button', { name: 'Note payment' }));
    await expect.element(amount).toHaveAccessibleDescription(/^Enter an amount in dollars/);
    await fill(amount, '100.50');
    await select(dialog.getByLabelText('Paid by'), 'Card');
    await fill(dialog.getByLabelText(/^Note/), 'No. 4471');
    await click(dialog.getByRole('button', { name: 'Note payment' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes()).toMatchObject([
      {
        call: 'POST /api/bookings/b1/payments',
        body: { amount: 10_050, method: 'card', note: 'No. 4471' },
      },
    ]);
  });
});

describe('a payment in the list', () => {
  const undo = part('Payment').getByRole('button', { name: 'Undo' });

  it('can be undone for five minutes', async () => {
    const { changes } = showJob({
      job: paid,
      answers: {
        'DELETE /api/bookings/:id/payments/:paymentId': () => ({ ...paid, ...none, payments: [] }),
      },
    });
    await click(undo);
    await expect.element(button('Cash')).toBeVisible();
    expect(changes()).toMatchObject([{ call: 'DELETE /api/bookings/b1/payments/p1' }]);
  });

  it.each([
    ['later', samplePayment({ at: '2026-11-23T17:57:59.000Z' })],
    ['when it was made online', samplePayment({ method: 'online' })],
  ])('can be refunded, but not undone, %s', async (_when, payment) => {
    showJob({ job: { ...paid, payments: [payment] } });
    await expect.element(button('Refund')).toBeVisible();
    expect(undo.elements()).toHaveLength(0);
  });

  it.each<[DisputeState, RegExp]>([
    [
      'needs_response',
      /Under dispute \$375 disputed at the bank. Answer in Stripe’s dashboard by Dec 5/,
    ],
    ['under_review', /the bank.*decides now · Nov 25/],
    ['closed', /closed without a loss · Nov 28/],
    ['lost', /the bank gave it back to the client · Nov 28/],
  ])('shows what became of a dispute: %s', async (state, text) => {
    const isSettled = state === 'closed' || state === 'lost';
    const dispute = {
      id: 'du',
      at: '2026-11-25T15:00:00.000Z',
      amount: cents(37_500),
      state,
      respondBy: '2026-12-05T15:00:00.000Z',
      ...(isSettled && { settledAt: '2026-11-28T15:00:00.000Z' }),
    };
    const payment = samplePayment({ method: 'online', disputes: [dispute] });
    const { host } = showJob({ job: { ...paid, payments: [payment] } });
    await expect.element(part('Payment')).toMatchTextContent(text);
    // Stripe refunds nothing of what is disputed or was given back.
    expect(button('Refund').elements()).toHaveLength(state === 'closed' ? 1 : 0);
    await expectAccessible(host);
  });

  it('has its receipt', async () => {
    showJob({ job: paid });
    await expect
      .element(page.getByRole('link', { name: 'Receipt for $375, PDF' }))
      .toHaveAttribute('href', '/api/bookings/b1/payments/p1/receipt.pdf');
  });
});

describe('a refund', () => {
  const amount = dialog.getByLabelText('Refund in dollars');
  const send = dialog.getByRole('button', { name: 'Refund', exact: true });

  it('is at most what is left of the payment, and names the way back of an online one', async () => {
    const refunds = [
      { id: 'f1', at: '2026-11-23T18:01:00.000Z', by: 'Owner', amount: cents(10_000) },
    ];
    const payment = samplePayment({ method: 'online', refunds });
    const { changes } = showJob({ job: { ...paid, payments: [payment] } });
    await expect.element(part('Payment')).toMatchTextContent('$100 refunded');
    await click(button('Refund'));
    await expect.element(dialog).toMatchTextContent('sent to the card');
    await expect.element(amount).toHaveValue('275');
    await fill(amount, '300');
    await click(send);
    await expect
      .element(amount)
      .toHaveAccessibleDescription('At most $275 of this payment is left');
    expect(changes()).toEqual([]);
    await fill(amount, '50');
    await click(send);
    await expect
      .poll(() => changes())
      .toMatchObject([
        { call: 'POST /api/bookings/b1/payments/p1/refund', body: { amount: 5000 } },
      ]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('begins with what was paid too much', async () => {
    showJob({ job: { ...paid, total: cents(35_000), due: cents(-2500) } });
    await expect.element(part('Payment')).toMatchTextContent('$25 more than the price was paid');
    await click(button('Refund'));
    await expect.element(amount).toHaveValue('25');
  });

  it('stays open with the reason when Stripe does not answer', async () => {
    showJob({
      job: { ...paid, payments: [samplePayment({ method: 'online' })] },
      answers: {
        'POST /api/bookings/:id/payments/:paymentId/refund': () =>
          problem({ code: 'payments_unavailable', status: 503 }),
      },
    });
    await click(button('Refund'));
    await click(send);
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nothing was changed');
    await expect.element(amount).toHaveValue('375');
  });
});

describe('opened again after a lost answer', () => {
  const lost = () => new Response('Bad gateway', { status: 502 });

  it.each([
    ['a refund', paid, 'Refund', 'Refund'],
    ['a part payment', sampleJob(), 'Part payment', 'Note payment'],
    ['a line of the price', sampleJob(), 'Add to the price', 'Add'],
  ])('the dialog of %s adds nothing twice', async (_what, job, opens, sends) => {
    showJob({
      job,
      answers: {
        'POST /api/bookings/:id/lines': lost,
        'POST /api/bookings/:id/payments': lost,
        'POST /api/bookings/:id/payments/:paymentId/refund': lost,
      },
    });
    for (const _time of [1, 2]) {
      await click(button(opens));
      const label = dialog.getByLabelText('What for');
      if (label.elements().length > 0) {
        await fill(label, 'Pool');
        await fill(dialog.getByLabelText('Amount in dollars'), '25');
      }
      await click(dialog.getByRole('button', { name: sends, exact: true }));
      await expect.element(dialog.getByRole('alert')).toBeVisible();
      await click(dialog.getByRole('button', { name: /^(Keep it|Close)$/ }).last());
      await expect.element(dialog).not.toBeInTheDocument();
    }
    const [first, second] = sentKeys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});
