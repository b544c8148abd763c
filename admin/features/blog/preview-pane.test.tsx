import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './editor.css';
import { PreviewPane } from './preview-pane.tsx';

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json(body, {
      status,
      headers: { 'Content-Type': status === 200 ? 'application/json' : 'application/problem+json' },
    }),
  );

it('says why a text cannot be shown', async () => {
  const message = 'Quotes, lists or emphasis are nested more than 20 deep; use fewer levels';
  answer(422, { code: 'validation_failed', errors: [{ path: 'content', message }] });
  const { host } = renderInHost(<PreviewPane content=">>>>" />, { width: 343 });
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  expect(page.getByRole('region').query()).toBeNull();
  await expectAccessible(host);
});

it('says that what is written is kept when the server fails', async () => {
  answer(500, { code: 'internal' });
  renderInHost(<PreviewPane content="Text" />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The preview couldn’t be created. Your text is kept.');
});

it('shows the text as visitors will see it', async () => {
  answer(200, { contentHtml: '<h2>Hail</h2>', readingMinutes: 3 });
  renderInHost(<PreviewPane content="## Hail" />);
  await expect.element(page.getByRole('heading', { name: 'Hail' })).toBeVisible();
  await expect.element(page.getByText('3 min read')).toBeVisible();
});
