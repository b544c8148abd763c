import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { Toasts } from '#ui/page-toasts/toasts.tsx';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { AgreementScreen } from './agreement-screen.tsx';
import { AgreementsScreen } from './agreements-screen.tsx';

const sample: AgreementTemplate = {
  id: 'sample-agreement-en',
  revision: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  name: 'Sample agreement',
  locale: 'en',
  inspectionTypes: ['buyer'],
  text: '# Terms\n\nFor {{client}}.',
  sample: true,
};

const SAVE = 'PUT /api/agreement-templates/:id';

function serve() {
  let stored = [sample];
  return serveApi({
    'GET /api/agreement-templates': () => stored,
    'DELETE /api/agreement-templates/:id': () => {
      stored = [];
    },
    'POST /api/agreement-templates': ({ body }) => {
      const added = { ...body, id: 'again', revision: 1, createdAt: sample.createdAt };
      stored = [added];
      return added;
    },
    'POST /api/agreement-templates/preview': ({ body }) => ({
      blocks: agreementBlocks(body.text),
      consent: 'I agree.',
    }),
    [SAVE]: ({ body }) => {
      const { sample: _sample, ...rest } = sample;
      return { ...rest, ...body, revision: 4 };
    },
  });
}

const openEditor = () =>
  renderInAdmin(<Route path="/agreements/:id" component={AgreementScreen} />, {
    path: `/agreements/${sample.id}`,
  });

const text = page.getByLabelText('Text');
const preview = page.getByRole('region', { name: 'Preview' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('names the sample that is to be replaced, deletes it, and can undo that', async () => {
  const { changes } = serve();
  const { host } = renderInAdmin(
    <>
      <AgreementsScreen />
      <Toasts />
    </>,
    { path: '/agreements' },
  );
  await expect.element(page.getByText('Replace this sample')).toBeVisible();
  await expect.element(page.getByText('English · Buyer')).toBeVisible();
  await expectAccessible(host);
  await click(button('Delete'));
  await expect.element(page.getByText('No agreements')).toBeVisible();
  await click(button('Undo'));
  await expect.element(page.getByText('English · Buyer')).toBeVisible();
  const { name, locale, inspectionTypes } = sample;
  expect(changes()).toMatchObject([
    { call: `DELETE /api/agreement-templates/${sample.id}`, query: { revision: '3' } },
    {
      call: 'POST /api/agreement-templates',
      body: { name, locale, inspectionTypes, text: sample.text, sample: true },
    },
  ]);
});

it('previews while typing, inserts placeholders, and saves', async () => {
  const { changes } = serve();
  const { host } = openEditor();
  await expect.element(preview.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expectAccessible(host);
  await fill(text, 'Dear ');
  await click(button(/Client’s name/));
  await expect.element(text).toHaveValue('Dear {{client}}');
  await expect.element(preview.getByText('Dear {{client}}')).toBeVisible();
  await click(page.getByLabelText('Seller'));
  await click(button('Save agreement'));
  await expect.element(page.getByText(/Replace this sample/)).not.toBeInTheDocument();
  expect(changes().filter(({ call }) => call.endsWith(sample.id))).toMatchObject([
    { body: { revision: 3, inspectionTypes: ['buyer', 'seller'], text: 'Dear {{client}}' } },
  ]);
});

it('says at the text which placeholder is unknown', async () => {
  const { answers } = serve();
  const message = 'There is no value for {{spouse}}';
  answers[SAVE] = () =>
    problem({ code: 'validation_failed', status: 422, errors: [{ path: 'text', message }] });
  openEditor();
  await fill(text, 'For {{spouse}}');
  await click(button('Save agreement'));
  await expect.element(text).toHaveAccessibleDescription(message);
  await expect.element(text).toHaveValue('For {{spouse}}');
});

it('shows both versions when it was changed elsewhere', async () => {
  const { answers } = serve();
  const current = { ...sample, revision: 9, text: 'Theirs' };
  answers[SAVE] = () => problem({ code: 'edit_conflict', status: 409, current });
  openEditor();
  await fill(text, 'Mine');
  await click(button('Save agreement'));
  await expect.element(page.getByText('A newer version was saved')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Theirs' })).toBeVisible();
});
