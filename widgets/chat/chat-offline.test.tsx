import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { launcher, mountChat, panel } from './mount-chat.tsx';

// Alone in its file: once loaded, the code of the chat stays loaded.
test('a chat whose code cannot be loaded says so, gives the number, and opens later', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*chat-desk*'] });
  const host = mountChat();
  await launcher().click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The chat could not be loaded. Try again, or call (972) 555-0148.');
  await expect
    .element(page.getByRole('link', { name: '(972) 555-0148' }))
    .toHaveAttribute('href', 'tel:+19725550148');
  await expectAccessible(host);

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await launcher().click();
  await expect.element(panel()).toBeVisible();
});
