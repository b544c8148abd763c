import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cents, centsOf } from '#domain/jobs/cents.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  button,
  link,
  openJob,
  paid,
  problem,
  section,
  serve,
  signed,
  token,
  withJob,
} from './testing/job-page.tsx';

const over = { stage: 'past' } as const;
const online = { ...withJob({ ...signed, canPayOnline: true }), ...over };
const rows = () =>
  section('Price and payment')
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);

it('shows the price with each change since the booking, what is paid and what is open', async () => {
  const main = await openJob(
    withJob({
      ...signed,
      payment: 'partly',
      lines: [
        { label: 'Second air conditioner', amount: centsOf(20) },
        { label: 'Neighbor discount', amount: centsOf(-10) },
      ],
      total: centsOf(385),
      paid: centsOf(200),
      refunded: cents(25_50),
      due: cents(210_50),
      payments: [
        {
          id: 'p/1',
          at: '2026-12-02T16:30:00.000Z',
          amount: centsOf(200),
          method: 'cash',
          refunded: cents(25_50),
          isChecked: true,
        },
      ],
    }),
  );
  expect(rows()).toEqual([
    'Base inspection (2,400 sq ft)$350',
    'Pool or spa$25',
    'Second air conditioner changed since booking$20',
    'Neighbor discount changed since booking−$10',
    'Total$385',
    'Paid−$200',
    'Refunded$25.50',
    'Still open$210.50',
  ]);
  await expect.element(page.getByText('$200 in cash, Dec 2, 2026 $25.50 refunded')).toBeVisible();
  await expect
    .element(link('Receipt for $200, Dec 2, 2026 (PDF)'))
    .toHaveAttribute('href', `/api/appointments/${token}/receipt/p%2F1.pdf`);
  await expectAccessible(main);
});

it('shows what the bank gave back after a lost dispute', async () => {
  await openJob(
    withJob({
      ...signed,
      payment: 'due',
      paid: centsOf(375),
      chargedBack: centsOf(375),
      due: centsOf(375),
      payments: [],
    }),
  );
  expect(rows()).toEqual(expect.arrayContaining(['Paid−$375', 'Returned by your bank$375']));
  expect(rows().at(-1)).toBe('Still open$375');
});

it.each([
  ['booking', 'Payment is due with the booking.'],
  ['inspection', 'Payment is due at the inspection.'],
  ['report', 'Payment is due before you read the report.'],
  ['closing', 'Payment is due at closing. You can read the report before that.'],
] as const)('says when it is due: %s', async (paymentTime, text) => {
  await openJob(withJob({ ...signed, paymentTime }));
  await expect.element(page.getByText(text)).toBeVisible();
  expect(button(/^Pay/).elements()).toHaveLength(0);
});

it('opens the payment page with one tap, also for two', async () => {
  const address = window.location.href;
  const sent = serve({
    'POST /checkout': () => Response.json({ url: '#payment-page' }),
  });
  onTestFinished(() => window.history.replaceState(null, '', address));
  const main = await openJob(online);
  await expect.element(section('Pay $375')).toBeVisible();
  await expectAccessible(main);
  expect(button('Pay $375 online').elements()).toHaveLength(1);
  await userEvent.dblClick(button('Pay $375 online'));
  await expect.poll(() => window.location.hash).toBe('#payment-page');
  expect(sent).toEqual([{ call: 'POST /checkout', body: undefined }]);
});

it('offers the door when the payment page cannot be opened', async () => {
  serve({
    'POST /checkout': () =>
      problem(503, { code: 'payments_unavailable', title: 'Payments are not available right now' }),
  });
  await openJob(online);
  await button('Pay $375 online').click();
  await expect
    .element(
      page.getByText(/^Payments are not available.*You can also pay your inspector directly/),
    )
    .toBeVisible();
  await expect.element(button('Pay $375 online')).toBeVisible();
});

it('without online payment says whom to pay', async () => {
  await openJob({ ...withJob(signed), ...over });
  await expect
    .element(section('Pay $375').getByText(/^Please pay your inspector directly/))
    .toBeVisible();
  await expect.element(link('How to pay')).toHaveAttribute('href', '#payment');
  await expect
    .element(section('Price and payment').getByText(/^Please pay your inspector directly/))
    .toBeVisible();
});

it('of an inspection that took place says that it is open, not when it is due', async () => {
  await openJob({ ...withJob({ ...signed, agreement: 'unsigned' }), ...over });
  const progress = page.getByRole('list', { name: 'How far your inspection is' });
  await expect.element(progress.getByText('$375 open')).toBeVisible();
  expect(page.getByText(/due at the inspection|\$375 at the inspection/).query()).toBeNull();
});

it('says of a payment that can still be undone that it is being checked, without a receipt', async () => {
  const payments = paid.payments.map((payment) => ({ ...payment, isChecked: false }));
  serve({});
  await openJob({ ...withJob({ ...signed, ...paid, payments, isChecked: false }), ...over });
  await expect
    .element(page.getByText('being checked; the receipt follows in a few minutes'))
    .toBeVisible();
  await expect.element(page.getByText('Being checked', { exact: true })).toBeVisible();
  expect(link(/^Receipt/).elements()).toHaveLength(0);
});

it('believes only the server when the client comes back from the payment page', async () => {
  const sent = serve({
    'POST /checkout/return': () => Response.json({}),
    GET: () => Response.json({ ...withJob({ ...signed, ...paid }), ...over }),
  });
  await openJob(online, '?paid=yes');
  await expect.element(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['POST /checkout/return', 'GET']);
  expect(window.location.search).toBe('');
  expect(rows()).toContain('Paid−$375');
});

it('says that no payment has arrived so far, and looks again', async () => {
  let answer = online;
  serve({ 'POST /checkout/return': () => Response.json({}), GET: () => Response.json(answer) });
  await openJob(online, '?paid=yes');
  await expect.element(page.getByText(/^No payment has arrived so far/)).toBeVisible();
  answer = { ...withJob({ ...signed, ...paid }), ...over };
  await button('Check again').click();
  await expect.element(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
});

it('says nothing to a client who came back without paying', async () => {
  serve({ 'POST /checkout/return': () => Response.json({}), GET: () => Response.json(online) });
  await openJob(online, '?paid=no');
  await expect.poll(() => window.location.search).toBe('');
  expect(page.getByText(/^No payment has arrived/).elements()).toHaveLength(0);
});

it('keeps the question open while nobody can be asked', async () => {
  serve({});
  await openJob(online, '?paid=yes');
  await expect.element(page.getByText(/^We could not check your payment/)).toBeVisible();
  await expect.element(button('Check again')).toBeVisible();
  expect(window.location.search).toBe('?paid=yes');
});

it.each([
  [
    'a missed appointment',
    { ...withJob(), ...over },
    'no_show',
    /^The inspection could not take place/,
  ],
  [
    'a late cancellation',
    { ...withJob(), stage: 'cancelled' as const },
    'late_cancellation',
    /^The appointment was canceled on short notice/,
  ],
] as const)('shows the fee of %s, and nothing else to pay', async (_, shown, outcome, title) => {
  const fee = { label: 'Fee', amount: centsOf(150) };
  const job = {
    ...withJob().job,
    agreement: 'none',
    state: 'ended',
    outcome,
    total: centsOf(150),
    due: centsOf(150),
    lines: [fee],
  } as NonNullable<typeof shown.job>;
  const main = await openJob({ ...shown, job });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  expect(rows()).toEqual(['Fee$150', 'Total$150']);
  expect(main.textContent).not.toContain('nothing to pay');
  expect(main.textContent).not.toContain('Your report');
  await expectAccessible(main);
});
