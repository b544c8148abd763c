import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderToasts } from './testing/render-toasts.tsx';
import { showToast } from './toast-store.ts';

// In its own file, because the loaded code for messages stays loaded.
test('a message is shown even if the code for messages fails to load', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*toast-region*'] });
  await renderToasts();
  showToast({ title: 'Failed', description: 'You seem to be offline.', kind: 'destructive' });
  await expect.element(page.getByText('You seem to be offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Failed')).not.toBeInTheDocument();

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  showToast({ title: 'Sent', description: 'All is well.' });
  await expect
    .element(page.getByRole('region', { name: 'Notifications (F8)' }))
    .toBeInTheDocument();
  await expect.element(page.getByText('All is well.')).toBeVisible();
});
