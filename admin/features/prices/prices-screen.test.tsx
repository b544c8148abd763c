import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { PricesScreen } from './prices-screen.tsx';

const first = { ...defaultPriceList, publishedAt: '2020-01-01T00:00:00.000Z' };
const second = {
  ...first,
  revision: 2,
  validFrom: '2026-11-24',
  rush: { percent: 40 },
  publishedAt: '2026-11-24T21:17:00.000Z',
  publishedBy: 'Safari on an iPhone',
};

let server: ReturnType<typeof serveApi>;

beforeEach(() => {
  server = serveApi({
    'GET /api/business/price-lists': () => ({ lists: [second, first], shown: 2 }),
  });
});

const show = () =>
  renderInAdmin(
    <main>
      <PricesScreen />
    </main>,
    { path: '/admin/prices?open=sizes&open=dates' },
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rush = () => page.getByLabelText('Rush service, % of the base price');
const size = () => page.getByRole('group', { name: 'Size 1', exact: true });

it('is loading, then says that the prices could not be loaded, and tries again', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers['GET /api/business/price-lists'] = () => answer.promise;
  show();
  await expect.element(page.getByText('Loading the prices…')).toBeVisible();
  server.answers['GET /api/business/price-lists'] = () => ({ lists: [second, first], shown: 2 });
  answer.resolve(problem({ code: 'storage_unavailable', status: 503 }));
  await expect.element(page.getByText('The prices could not be loaded')).toBeVisible();
  await click(button('Try again'));
  await expect.element(rush()).toHaveValue('40');
});

it.each([
  ['bookings', 'list 2 takes over on Tuesday, December 1, 2099.'],
  ['visits', 'list 2 counts for inspections from Tuesday, December 1, 2099 on.'],
] as const)('says when a list for %s that is ahead counts', async (appliesTo, text) => {
  const ahead = { ...second, validFrom: '2099-12-01', appliesTo };
  server.answers['GET /api/business/price-lists'] = () => ({ lists: [ahead, first], shown: 1 });
  show();
  await expect.element(page.getByText(`Visitors see list 1; ${text}`)).toBeVisible();
});

it('shows what six homes cost by the old and the new list before it publishes', async () => {
  show();
  await fill(size().getByLabelText('Price, $'), '360');
  await click(button('Review and publish'));
  const rows = page.getByRole('dialog').getByRole('row');
  await expect.element(rows.first()).toMatchTextContent('HomeOldNew');
  await expect.poll(() => rows.elements()).toHaveLength(7);
  const changed = rows.elements().filter((row) => /\$350\$360$/.test(row.textContent ?? ''));
  expect(changed.length).toBeGreaterThan(0);
});

it('asks about likely slips before it publishes, and keeps what is typed if that fails', async () => {
  server.answers['POST /api/business/price-lists'] = () =>
    problem({ code: 'storage_full', status: 507 });
  const { host } = show();
  await fill(size().getByLabelText('Price, $'), '35');
  await click(button('Review and publish'));
  await expect.element(page.getByText('Size 1: price. Was $350, now $35')).toBeVisible();
  expect(server.changes()).toEqual([]);
  await expectAccessible(host);
  await click(button('Publish'));
  await expect.element(page.getByText('The server is out of storage space.')).toBeVisible();
  await expect.element(size().getByLabelText('Price, $')).toHaveValue('35');
});

it('a wrong price is named before anything is asked', async () => {
  show();
  await fill(size().getByLabelText('Price, $'), 'a lot');
  await click(button('Review and publish'));
  await expect.element(size().getByText('Please enter whole dollars')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.changes()).toEqual([]);
});

it('the history says when, by which device and what; an earlier list fills the form', async () => {
  const { host } = show();
  await click(button('History'));
  const dialog = page.getByRole('dialog', { name: 'Published prices' });
  await expect
    .element(dialog.getByText(/^Published Nov 24, 2026 .*, Safari on an iPhone/))
    .toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Rush service, % 30 40' })).toBeVisible();
  await expectAccessible(host);
  await click(button('Use these again'));
  await expect.element(rush()).toHaveValue('30');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  expect(server.changes()).toEqual([]);
});
