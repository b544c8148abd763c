import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveAnswers } from '#admin/testing/serve-answers.ts';
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

const LIST = 'GET /api/agreement-templates';
const SAVE = `PUT /api/agreement-templates/${sample.id}`;

function serve() {
  let stored = [sample];
  return serveAnswers({
    [LIST]: () => Response.json(stored),
    [`DELETE /api/agreement-templates/${sample.id}`]: () => {
      stored = [];
      return new Response(null, { status: 204 });
    },
    'POST /api/agreement-templates': async (request) => {
      stored = [{ ...(await request.json()), id: 'again', revision: 1 }];
      return Response.json(stored[0], { status: 201 });
    },
    'POST /api/agreement-templates/preview': async (request) => {
      const { text } = await request.json();
      return Response.json({ blocks: agreementBlocks(text), consent: 'I agree.' });
    },
    [SAVE]: async (request) => {
      const { sample: _sample, ...rest } = sample;
      return Response.json({ ...rest, ...(await request.json()), revision: 4 });
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
  const { sent } = serve();
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
  expect(sent).toEqual([
    { call: `/api/agreement-templates/${sample.id}?revision=3`, body: undefined },
    {
      call: '/api/agreement-templates',
      body: { name, locale, inspectionTypes, text: sample.text, sample: true },
    },
  ]);
});

it('previews while typing, inserts placeholders, and saves', async () => {
  const { sent } = serve();
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
  expect(sent.filter(({ call }) => call.endsWith(sample.id))).toMatchObject([
    { body: { revision: 3, inspectionTypes: ['buyer', 'seller'], text: 'Dear {{client}}' } },
  ]);
});

it('says at the text which placeholder is unknown', async () => {
  const { answers } = serve();
  const message = 'There is no value for {{spouse}}';
  answers[SAVE] = () => problem('validation_failed', 422, { errors: [{ path: 'text', message }] });
  openEditor();
  await fill(text, 'For {{spouse}}');
  await click(button('Save agreement'));
  await expect.element(text).toHaveAccessibleDescription(message);
  await expect.element(text).toHaveValue('For {{spouse}}');
});

it('shows both versions when it was changed elsewhere', async () => {
  const { answers } = serve();
  const current = { ...sample, revision: 9, text: 'Theirs' };
  answers[SAVE] = () => problem('edit_conflict', 409, { current });
  openEditor();
  await fill(text, 'Mine');
  await click(button('Save agreement'));
  await expect.element(page.getByText('A newer version was saved')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Theirs' })).toBeVisible();
});
