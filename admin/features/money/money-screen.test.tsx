import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { MonthMoney } from '#domain/jobs/money.ts';
import { click, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { MoneyScreen } from './money-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-23T13:20:00Z'));

const paid = {
  id: 'p1',
  kind: 'payment',
  bookingId: 'b1',
  name: 'Jane Doe',
  at: '2026-11-20T18:00:00.000Z',
  date: '2026-11-20',
  amount: cents(37_500),
  method: 'check',
  note: 'No. 4471',
} as const;

const money: MonthMoney = {
  month: '2026-11',
  totals: {
    billed: cents(125_050),
    paid: cents(37_500),
    refunded: cents(2500),
    chargedBack: cents(0),
    unnoted: cents(0),
    open: cents(90_050),
  },
  movements: [
    paid,
    { ...paid, id: 'f1', kind: 'refund', date: '2026-11-21', amount: cents(2500), note: undefined },
  ],
  open: [
    {
      bookingId: 'b2',
      name: 'Ana Reyes',
      street: '12 Oak St',
      date: '2026-11-19',
      due: cents(90_050),
    },
  ],
};

function show(path = '/money', answer: Answer<'GET /api/money'> = () => money) {
  const { calls } = serveApi({ 'GET /api/money': answer });
  const view = renderInAdmin(<MoneyScreen />, { path, width: 343 });
  return { ...view, calls, asked: () => calls.map(({ query }) => query) };
}

const region = (name: string) => page.getByRole('region', { name });

describe('money', () => {
  it('has the sums of the month, what is open, payments and refunds, the latest first', async () => {
    const { host, asked } = show();
    await expect
      .element(page.getByLabelText('Sums of November 2026'))
      .toMatchTextContent(/Billed\$1,250\.50.*Paid\$375.*Refunded\$25.*Open\$900\.50/);
    await expect
      .element(region('Open').getByRole('link', { name: 'Ana Reyes' }))
      .toHaveAttribute('href', '/bookings/b2#job');
    const rows = region('Payments').getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent(/−\$25.*Refund: Check/);
    await expect.element(rows.nth(1)).toMatchTextContent(/\$375.*Nov 20, 2026 · Check · No. 4471/);
    expect(asked()).toEqual([{ month: '2026-11' }]);
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('says what is disputed, was lost, and is not noted here', async () => {
    const chargeback = { ...paid, id: 'd1', kind: 'chargeback', method: 'online' } as const;
    show('/money', () => ({
      ...money,
      totals: { ...money.totals, chargedBack: cents(37_500), unnoted: cents(50_000) },
      movements: [{ ...paid, method: 'online', isDisputed: true }, chargeback],
    }));
    await expect
      .element(page.getByLabelText('Sums of November 2026'))
      .toMatchTextContent(/payments for \$500 of it are not noted here.*Charged back\$375/);
    const rows = region('Payments').getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent(/−\$375.*Lost dispute: Online/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Online · under dispute/);
  });

  it('says of a month before the first entry that nothing is known, not that all is paid', async () => {
    const before = { ...money.totals, unnoted: cents(125_050), open: cents(0) };
    show('/money', () => ({ ...money, totals: before, movements: [], open: [] }));
    await expect
      .element(region('Open'))
      .toMatchTextContent(/\$1,250\.50 is of appointments before your first entry here/);
    await expect
      .element(region('Open').getByRole('link'))
      .toHaveAttribute('href', '/bookings?view=all');
  });

  it('says what an empty month is for', async () => {
    const none = { ...money.totals, billed: cents(0), open: cents(0) };
    show('/money', () => ({ ...money, totals: none, movements: [], open: [] }));
    await expect.element(region('Open')).toMatchTextContent(/No appointments in November 2026\./);
  });

  it('steps through the months, also over a new year', async () => {
    const { asked } = show('/money?month=2026-12', ({ query }) => ({ ...money, ...query }));
    await click(page.getByRole('button', { name: 'Next month' }));
    await expect.element(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await click(page.getByRole('button', { name: 'Previous month' }));
    await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(asked().map(({ month }) => month)).toEqual(['2026-12', '2027-01']);
  });

  it('shows the payments of one method', async () => {
    const { asked } = show('/money', ({ query }) =>
      query['method'] ? { ...money, movements: [], open: [] } : money,
    );
    await select(page.getByRole('combobox', { name: 'Method' }), 'At closing');
    await expect
      .element(region('Payments at closing'))
      .toMatchTextContent('No payments at closing in November 2026.');
    await expect.element(region('Open')).toMatchTextContent('Nothing of November 2026 is open.');
    expect(asked().at(-1)).toEqual({ month: '2026-11', method: 'closing' });
  });

  it.each([
    ['Bookings, November 2026', '/api/money/bookings.csv?from=2026-11&to=2026-11'],
    ['Payments, November 2026', '/api/money/payments.csv?from=2026-11&to=2026-11'],
    ['For QuickBooks, November 2026', '/api/money/quickbooks.csv?from=2026-11&to=2026-11'],
    ['For QuickBooks, 2026', '/api/money/quickbooks.csv?from=2026-01&to=2026-12'],
    ['Bookings, 2026', '/api/money/bookings.csv?from=2026-01&to=2026-12'],
    ['Payments, 2026', '/api/money/payments.csv?from=2026-01&to=2026-12'],
  ])('can be downloaded: %s', async (name, href) => {
    show('/money?month=2026-11');
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  });

  it('of an unknown month or method is that of this month', async () => {
    const { asked } = show('/money?month=2026-13&method=gold');
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    expect(asked()).toEqual([{ month: '2026-11' }]);
  });

  it('says that it could not be loaded', async () => {
    show('/money', () => problem({ code: 'internal', status: 500 }));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('The month could not be loaded');
  });
});
