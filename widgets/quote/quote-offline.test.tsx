import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { click, fill, select } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { QuoteWidget } from './quote.tsx';

// In its own file, because the loaded rules stay loaded.
test('a price whose rules cannot be loaded is asked for again, with all that was entered kept', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*quote.lazy*'] });
  renderInHost(<QuoteWidget />);
  await select(page.getByLabelText('Property type'), 'townhome');
  await fill(page.getByLabelText('Square footage'), '1800');
  const button = page.getByRole('button', { name: 'Calculate My Quote' });
  await click(button);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The price could not be worked out. Please check your connection and try again; what you entered is kept.',
    );
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByLabelText('Property type')).toHaveValue('townhome');
  await expect.element(page.getByLabelText('Square footage')).toHaveValue('1800');

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await click(button);
  await expect.element(page.getByRole('heading', { name: /\$350/ })).toBeVisible();
});
