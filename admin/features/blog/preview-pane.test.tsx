import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './editor.css';
import { PreviewPane } from './preview-pane.tsx';

const serve = (answer: Answer<'POST /api/blog/preview'>) =>
  serveApi({ 'POST /api/blog/preview': answer });

it('says why a text cannot be shown', async () => {
  const message = 'Quotes, lists or emphasis are nested more than 20 deep; use fewer levels';
  const errors = [{ path: 'content', message }];
  serve(() => problem({ code: 'validation_failed', status: 422, errors }));
  const { host } = renderInHost(<PreviewPane content=">>>>" locale="en" />, { width: 343 });
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  expect(page.getByRole('region').query()).toBeNull();
  await expectAccessible(host);
});

it('says that what is written is kept when the server fails', async () => {
  serve(() => problem({ code: 'internal', status: 500 }));
  renderInHost(<PreviewPane content="Text" locale="en" />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The preview couldn’t be created. Your text is kept.');
});

it('shows the text as visitors will see it', async () => {
  serve(() => ({ contentHtml: '<h2>Granizo</h2>', readingMinutes: 3 }));
  renderInHost(<PreviewPane content="## Granizo" locale="es" />);
  const heading = page.getByRole('heading', { name: 'Granizo' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('es');
  await expect.element(page.getByText('3 min read')).toBeVisible();
});
