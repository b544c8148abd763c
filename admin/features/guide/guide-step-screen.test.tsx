import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveAnswers } from '#admin/testing/serve-answers.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { guideWithoutSamples, newGuide } from '#domain/setup-guide/testing/shown-guides.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { GuideScreen } from './guide-screen.tsx';
import { GuideStepScreen } from './guide-step-screen.tsx';

const stored = { ...defaultProfile, revision: 1 };
const list = { ...defaultPriceList, publishedAt: '2020-01-01T00:00:00.000Z' };

let server: ReturnType<typeof serveAnswers>;

beforeEach(() => {
  server = serveAnswers({
    'GET /api/setup-guide': () => Response.json(newGuide),
    // As the server does: a step that is done has no samples.
    'PUT /api/setup-guide': async (request) => {
      const { steps } = await request.json();
      return Response.json({ ...newGuide, revision: 2, isNew: false, steps });
    },
    'GET /api/business/profile': () => Response.json(stored),
    'GET /api/business/price-lists': () => Response.json({ lists: [list], shown: 1 }),
    'GET /api/business/brand': () => Response.json({ ...defaultBrand, revision: 1 }),
    'GET /api/messages/settings': () => Response.json({ isMailSetUp: false }),
  });
});

const show = (path: string) =>
  renderInAdmin(
    <main>
      <Route path="/start" component={GuideScreen} />
      <Route path="/start/:id" component={GuideStepScreen} />
    </main>,
    { path },
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByLabelText(name, { exact: true }).first();

it('is loading, then says that the guide could not be loaded, and tries again', async () => {
  const first = Promise.withResolvers<Response>();
  server.answers['GET /api/setup-guide'] = () => first.promise;
  const { host } = show('/start');
  await expect.element(page.getByText('Loading the guide…')).toBeVisible();
  first.resolve(problem('storage_unavailable', 503));
  await expect.element(page.getByText('The guide could not be loaded')).toBeVisible();
  await expectAccessible(host);
  server.answers['GET /api/setup-guide'] = () => Response.json(newGuide);
  await click(button('Try again'));
  await expect.element(heading('Who you are')).toBeVisible();
});

it('leaves out what is a sample, names it, and says what is missing', async () => {
  server.answers['PUT /api/business/profile'] = () =>
    problem('validation_failed', 422, {
      errors: [{ path: 'name', message: 'Please fill this in' }],
    });
  const { host } = show('/start/who');
  await expect.element(field('Name')).toHaveValue('');
  await expect.element(field('Rules of the state')).toHaveValue('');
  await expect
    .element(
      page.getByText(`Visitors now see the sample: ${defaultProfile.name}`, { exact: false }),
    )
    .toBeVisible();
  await expectAccessible(host);
  await click(button('Save and continue'));
  await expect.element(page.getByText('Please fill this in')).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
});

it('saving a step keeps every other fact and opens the next step', async () => {
  server.answers['PUT /api/business/profile'] = () =>
    Response.json({ ...stored, name: 'Peachtree Homes', revision: 2 });
  show('/start/who');
  await fill(field('Name'), 'Peachtree Homes');
  await fill(page.getByRole('group', { name: 'Inspector' }).getByLabelText('Name'), 'Ana Cruz');
  await click(button('Save and continue'));
  await expect.element(heading('Where you work')).toBeVisible();
  expect(server.sent[0]?.body).toMatchObject({
    ...defaultProfile,
    name: 'Peachtree Homes',
    shortName: '',
    phone: '',
    email: '',
    license: null,
    statePack: '',
    inspectors: [
      { ...defaultProfile.inspectors[0], id: 'ana-cruz', name: 'Ana Cruz', signature: '' },
    ],
    revision: 1,
  });
  expect(server.sent[1]).toEqual({
    call: '/api/setup-guide',
    body: { revision: 1, steps: { who: 'done' } },
  });
});

it('an owner of whom the samples are true says so without typing', async () => {
  show('/start/who');
  await click(button('It is right as it is'));
  await expect.element(heading('Where you work')).toBeVisible();
  expect(server.sent.map(({ call }) => call)).toEqual(['/api/setup-guide']);
});

it('what is typed survives a lost network and going to another step and back', async () => {
  server.answers['PUT /api/business/profile'] = () =>
    Promise.reject(new TypeError('Failed to fetch'));
  show('/start/who');
  await fill(field('Name'), 'Peachtree Homes');
  await click(button('Save and continue'));
  await expect.element(page.getByText(/^The server could not be reached/)).toBeVisible();
  await click(page.getByRole('link', { name: /Hours/ }));
  await expect.element(heading('Office hours')).toBeVisible();
  await click(page.getByRole('link', { name: /You/ }));
  await expect.element(field('Name')).toHaveValue('Peachtree Homes');
  await expect
    .element(page.getByText('This is your earlier draft.', { exact: false }))
    .toBeVisible();
  await click(button('Discard it'));
  await expect.element(field('Name')).toHaveValue('');
});

it('a progress that could not be stored can be stored again', async () => {
  const answer = server.answers['PUT /api/setup-guide'];
  server.answers['PUT /api/setup-guide'] = () => problem('storage_full', 507);
  show('/start/hours');
  await click(button('These are my hours'));
  await expect.element(page.getByText('The server is out of storage space.')).toBeVisible();
  if (answer) server.answers['PUT /api/setup-guide'] = answer;
  await click(button('These are my hours'));
  await expect.element(heading('Prices')).toBeVisible();
});

it('another tab’s progress is kept', async () => {
  let isFirst = true;
  server.answers['PUT /api/setup-guide'] = async (request) => {
    const { steps } = await request.json();
    if (!isFirst) return Response.json({ ...newGuide, steps, revision: 5 });
    isFirst = false;
    return problem('edit_conflict', 409, { current: { revision: 4, steps: { looks: 'skipped' } } });
  };
  show('/start/hours');
  await click(button('Skip for now'));
  await expect.element(heading('Prices')).toBeVisible();
  expect(server.sent[1]?.body).toEqual({
    revision: 4,
    steps: { looks: 'skipped', hours: 'skipped' },
  });
});

it('facts that another tab saved meanwhile are shown beside the typed ones, and none is overwritten', async () => {
  const theirs = { ...stored, revision: 2, tagline: 'Theirs', phone: '(404) 555-0100' };
  server.answers['PUT /api/business/profile'] = () =>
    problem('edit_conflict', 409, { current: theirs });
  const { host } = show('/start/who');
  await fill(field('Telephone'), '(404) 555-0199');
  await click(button('Save and continue'));
  const row = page.getByRole('row', { name: /^Telephone/ });
  await expect.element(row).toMatchTextContent(/\(404\) 555-0100/);
  await expectAccessible(host);
  server.answers['GET /api/business/profile'] = () => Response.json(theirs);
  server.answers['PUT /api/business/profile'] = () => Response.json({ ...theirs, revision: 3 });
  await click(button('Save mine'));
  await expect.element(heading('Where you work')).toBeVisible();
  expect(server.sent[1]?.body).toMatchObject({
    revision: 2,
    tagline: 'Theirs',
    phone: '(404) 555-0199',
  });
});

it('hours that are typed replace those of single pages', async () => {
  server.answers['PUT /api/business/profile'] = () => Response.json({ ...stored, revision: 2 });
  show('/start/hours');
  await fill(field('Hours'), '9:00 AM - 5:00 PM');
  await click(button('Save and continue'));
  await expect.element(heading('Prices')).toBeVisible();
  expect(server.sent[0]?.body).not.toHaveProperty('overrides');
});

it('prices that are right are confirmed, others are published', async () => {
  server.answers['POST /api/business/price-lists'] = () =>
    Response.json({ ...list, revision: 2 }, { status: 201 });
  const { host } = show('/start/prices');
  await expect.element(button('These are my prices')).toBeVisible();
  await expectAccessible(host);
  await fill(field('Up to 2,000 sq ft, $'), '425');
  await click(button('Save and continue'));
  await expect.element(heading('Logo and colors')).toBeVisible();
  const [published] = server.sent;
  expect(published?.call).toBe('/api/business/price-lists');
  expect(published?.body).toMatchObject({
    tiers: [{ ...list.tiers[0], price: 425 }, ...list.tiers.slice(1)],
    addOns: list.addOns,
    durations: list.durations,
    revision: 1,
  });
  expect(published?.body).not.toHaveProperty('overrides');
});

it('colors that are typed are saved', async () => {
  server.answers['PUT /api/business/brand'] = () =>
    Response.json({ ...defaultBrand, accent: '#7a1f1f', revision: 2 });
  const { host } = show('/start/looks');
  await fill(field('Accent color'), '#7a1f1f');
  await expectAccessible(host);
  await click(button('Save and continue'));
  await expect.element(heading('Email')).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ ...defaultBrand, accent: '#7a1f1f', revision: 1 });
});

it('without email set up, the step says how, and can be skipped', async () => {
  const { host } = show('/start/mail');
  await expect.element(page.getByText('Email is not set up')).toBeVisible();
  await expect.element(button('Continue')).not.toBeInTheDocument();
  await expectAccessible(host);
  await click(button('Skip for now'));
  await expect.element(heading('What is still a sample')).toBeVisible();
});

it('samples are removed after a question', async () => {
  server.answers['DELETE /api/setup-guide/samples'] = () => Response.json(guideWithoutSamples);
  const { host } = show('/start/samples');
  await expect.element(page.getByRole('link', { name: '24 reviews' })).toBeVisible();
  await expectAccessible(host);
  await click(button('Remove the samples'));
  const dialog = page.getByRole('dialog', { name: 'Remove the samples?' });
  await expect.element(dialog).toBeVisible();
  expect(server.sent).toEqual([]);
  await click(dialog.getByRole('button', { name: 'Remove the samples' }));
  await expect.element(page.getByText('Nothing invented is left.')).toBeVisible();
});

it('ends with the state of every step', async () => {
  server.answers['GET /api/setup-guide'] = () => Response.json(guideWithoutSamples);
  const { host } = show('/start');
  await expect.element(page.getByText('Visitors see no samples.', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Logo and colors' }))
    .toMatchTextContent(/Skipped$/);
  await expectAccessible(host);
});

it('does not lead an installation that is running through the steps', async () => {
  server.answers['GET /api/setup-guide'] = () => Response.json({ ...newGuide, isNew: false });
  show('/start');
  await expect
    .element(page.getByText(/^Visitors still see samples: name, prices, 24 reviews/))
    .toBeVisible();
  await expect.element(heading('Set up your business')).toBeVisible();
});
