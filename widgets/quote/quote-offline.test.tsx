import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import { QuoteWidget } from './quote.tsx';

// Alone in its file: once loaded, the rules stay loaded.
test('a price whose rules cannot be loaded is asked for again, with all that was entered kept', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*quote-answer*'] });
  mount(<QuoteWidget />);
  await page.getByLabelText('Property type').selectOptions('townhome');
  await page.getByLabelText('Square footage').fill('1800');
  const button = page.getByRole('button', { name: 'Calculate My Quote' });
  await button.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The price could not be worked out. Please check your connection and try again; what you entered is kept.',
    );
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByLabelText('Property type')).toHaveValue('townhome');
  await expect.element(page.getByLabelText('Square footage')).toHaveValue('1800');

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await button.click();
  await expect.element(page.getByRole('heading', { name: /\$350/ })).toBeVisible();
});
