import { expect, inject, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import { ContactWidget } from './contact.tsx';

// Alone in its file: once loaded, the code that sends stays loaded.
test('a request whose code cannot be loaded can be sent later, with all that was typed kept', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*contact-desk*'] });
  mount(<ContactWidget apiBase={inject('apiBase')} />);
  for (const [label, text] of Object.entries({
    'First name': 'Maria',
    'Last name': 'Gonzales',
    Email: 'maria@example.com',
    Phone: '214-555-0123',
    'Property address': '1204 Bluebonnet Ln',
  })) {
    await page.getByLabelText(label).fill(text);
  }
  await page.getByLabelText('Inspection type').selectOptions('residential');
  const button = page.getByRole('button', { name: 'Submit Request' });
  await button.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There was an error submitting your request. Please try again. What you entered is kept.',
    );
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByLabelText('Phone')).toHaveValue('214-555-0123');

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await button.click();
  await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});
