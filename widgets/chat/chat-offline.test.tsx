import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { launcher, panel, renderChat } from './testing/render-chat.tsx';

// In its own file, because a loaded chunk stays loaded.
test('a chat whose code cannot be loaded says so, gives the telephone number, and opens later', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*chat.lazy*'] });
  const host = renderChat();
  await click(launcher());
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The chat could not be loaded. Try again, or call (972) 555-0148.');
  await expect
    .element(page.getByRole('link', { name: '(972) 555-0148' }))
    .toHaveAttribute('href', 'tel:+19725550148');
  await expectAccessible(host);

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await click(launcher());
  await expect.element(panel()).toBeVisible();
});
