import { expect, inject, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { ContactWidget } from './contact.tsx';

// In its own file, because the loaded sending code stays loaded.
test('a request whose code cannot be loaded is kept, can be sent by email, or again later', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*contact.lazy*'] });
  renderInHost(<ContactWidget apiBase={inject('apiBase')} />);
  for (const [label, text] of Object.entries({
    'First name': 'Maria',
    'Last name': 'Gonzales',
    Email: 'maria@example.com',
    Phone: '214-555-0123',
    'Property address': '1204 Bluebonnet Ln',
  })) {
    await fill(page.getByLabelText(label), text);
  }
  await select(page.getByLabelText('Inspection type'), 'residential');
  const button = page.getByRole('button', { name: 'Submit Request' });
  await click(button);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There was an error submitting your request. Please try again, send it by email, or call (972) 555-0148. What you entered is kept.',
    );
  const email = page.getByRole('link', { name: 'send it by email' }).element();
  const { pathname, searchParams } = new URL((email as HTMLAnchorElement).href);
  expect(pathname).toBe(defaultBusiness.email.display);
  expect(searchParams.get('body')).toContain('phone: 214-555-0123');
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByLabelText('Phone')).toHaveValue('214-555-0123');

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await click(button);
  await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});
