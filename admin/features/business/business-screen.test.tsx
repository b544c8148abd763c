import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { BusinessScreen } from './business-screen.tsx';

const stored = { ...defaultProfile, revision: 2 };
const version = {
  record: 'profile',
  revision: 1,
  replacedAt: '2026-11-24T21:17:00.000Z',
  replacedBy: 'Safari on an iPhone',
  changes: [
    { path: 'tagline', before: 'Before', after: 'After' },
    { path: 'region.cities.3.name', before: 'Plano' },
    { path: 'region.cities.3.latitude', before: 33.02 },
  ],
} as const;

let server: ReturnType<typeof serveApi>;

beforeEach(() => {
  server = serveApi({
    'GET /api/business/profile': () => stored,
    'GET /api/business/history': () => ({ data: [version] }),
  });
});

const show = (business = defaultBusiness, part = 'name') =>
  renderInAdmin(
    <main>
      <BusinessScreen />
    </main>,
    { path: `/admin/business?open=${part}`, business },
  );

const button = (name: string) => page.getByRole('button', { name });
const nameField = () => page.getByLabelText('Name', { exact: true }).first();

it('is loading, then says that the business could not be loaded, and tries again', async () => {
  const first = Promise.withResolvers<Response>();
  server.answers['GET /api/business/profile'] = () => first.promise;
  const { host } = show();
  await expect.element(page.getByText('Loading the business…')).toBeVisible();
  first.resolve(problem({ code: 'storage_unavailable', status: 503 }));
  await expect.element(page.getByText('The business could not be loaded')).toBeVisible();
  await expectAccessible(host);
  server.answers['GET /api/business/profile'] = () => stored;
  await click(button('Try again'));
  await expect.element(nameField()).toHaveValue(defaultProfile.name);
});

it('what is typed survives a failed save', async () => {
  server.answers['PUT /api/business/profile'] = () =>
    Promise.reject(new TypeError('Failed to fetch'));
  show();
  await fill(nameField(), 'Peachtree Homes');
  await click(button('Save'));
  await expect.element(page.getByText(/^The server could not be reached/)).toBeVisible();
  await expect.element(nameField()).toHaveValue('Peachtree Homes');
});

it('the history says when, by which device and what; an earlier version comes back into the form', async () => {
  server.answers['POST /api/business/history'] = () => ({
    ...stored,
    name: 'The earlier name',
    revision: 3,
  });
  const { host } = show();
  await click(button('History'));
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect
    .element(dialog.getByText('Nov 24, 2026 · 3:17 PM CT · Safari on an iPhone'))
    .toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Tagline Before After' })).toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: 'City 4 Plano, 33.02 (empty)' }))
    .toBeVisible();
  await expectAccessible(host);
  await click(button('Restore the version before this change'));
  await expect.element(nameField()).toHaveValue('The earlier name');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.changes()).toMatchObject([
    { call: 'POST /api/business/history', body: { record: 'profile', revision: 1, current: 2 } },
  ]);
});

it('says on which days visitors can book though the office is closed', async () => {
  server.answers['GET /api/availability'] = () => ({
    ...defaultAvailability,
    revision: 1,
    startTimes: [[], ['08:00'], [], [], [], [], []],
  });
  const hours = [{ days: 'Monday', hours: 'Closed' }];
  show({ ...defaultBusiness, hours: { ...defaultBusiness.hours, office: hours } }, 'hours');
  await expect
    .element(page.getByText(/^Mon: the office is closed, but visitors can book\./))
    .toBeVisible();
});

const choose = (text: string) =>
  userEvent.upload(
    page.getByLabelText('File of a business'),
    new File([text], 'business.json', { type: 'application/json' }),
  );

it('an import shows what would change before it replaces the business', async () => {
  const changes = [
    { path: 'profile.name', before: defaultProfile.name, after: 'Peachtree Homes' },
    { path: 'prices.tiers.0.price', before: 350, after: 425 },
  ];
  server.answers['POST /api/business/import'] = () => ({
    changes,
    missingPictures: ['brand.logo'],
  });
  const { host } = show();
  await click(button('Import'));
  await choose('{"format":"business"}');
  await expect.element(page.getByText(/^2 values would change/)).toBeVisible();
  await expect
    .element(page.getByText(/^Not in the file and therefore left out: Logo\./))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Size 1: price, $ 350 425' })).toBeVisible();
  await expectAccessible(host);
  server.answers['GET /api/business/profile'] = () => ({
    ...stored,
    name: 'Peachtree Homes',
    revision: 3,
  });
  await click(button('Replace the business'));
  await expect.element(nameField()).toHaveValue('Peachtree Homes');
  expect(server.changes().map(({ query }) => query)).toEqual([{ check: '1' }, {}]);
});

it('each fault of a file is named with its path, and nothing can be replaced', async () => {
  const errors = [{ path: 'prices.tiers.1.price', message: 'Please enter whole dollars' }];
  server.answers['POST /api/business/import'] = () =>
    problem({ code: 'validation_failed', status: 422, errors });
  show();
  await click(button('Import'));
  await choose('{"format":"business"}');
  await expect
    .element(page.getByText('prices.tiers.1.price: Please enter whole dollars'))
    .toBeVisible();
  await expect.element(button('Replace the business')).not.toBeInTheDocument();
});

it('a file that is no JSON is refused without a call', async () => {
  show();
  await click(button('Import'));
  await choose('PK\u0003\u0004');
  await expect
    .element(page.getByText('This is not the file of a business: it is no JSON.'))
    .toBeVisible();
  expect(server.changes()).toEqual([]);
});

it('the file of something else is named once', async () => {
  const errors = [
    { path: 'format', message: 'This is not the file of a business' },
    { path: 'profile', message: 'Invalid input' },
  ];
  server.answers['POST /api/business/import'] = () =>
    problem({ code: 'validation_failed', status: 422, errors });
  show();
  await click(button('Import'));
  await choose('{"name":"left-pad"}');
  await expect.element(page.getByText('This is not the file of a business')).toBeVisible();
  await expect.element(page.getByText('Invalid input')).not.toBeInTheDocument();
});

it('asks for the Spanish of a text that is not translated by itself, and saves it with the text', async () => {
  server.answers['PUT /api/business/profile'] = () => ({ ...stored, revision: 3 });
  const { host } = show(defaultBusiness, 'claims');
  const insurance = page.getByLabelText(/^Insurance/);
  const part = page.getByRole('region', { name: 'In Spanish' });
  const spanish = part.getByLabelText(/^fully insured/);
  await expect.element(insurance).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
  await fill(insurance, 'fully insured');
  await expect.element(part.getByText('1 of 1 as in English')).toBeVisible();
  await click(part.getByRole('heading', { name: 'In Spanish' }));
  await fill(spanish, 'con seguro completo');
  await fill(insurance, '$1M errors and omissions cover');
  await expect.element(part).not.toBeInTheDocument();
  await fill(insurance, 'fully insured');
  await expect.element(spanish).toHaveValue('con seguro completo');
  await expectAccessible(host);
  await click(button('Save'));
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(server.changes()[0]?.body).toMatchObject({
    claims: { insurance: 'fully insured' },
    spanish: { 'fully insured': 'con seguro completo' },
  });
});
