import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';

const links = () => page.getByRole('navigation', { name: 'Main' });

it('fades from page to page, and not for another state of the same page', async () => {
  await page.viewport(1200, 900);
  const transition = vi.spyOn(document, 'startViewTransition');
  await openPage('/privacy', { privacy: { retentionMonths: 24 } });
  await userEvent.click(links().getByRole('link', { name: 'FAQ' }));
  await expect.element(page.getByRole('button', { name: 'Scheduling' })).toBeVisible();
  expect(transition).toHaveBeenCalledTimes(1);
  await transition.mock.results[0]?.value.finished;

  await userEvent.click(page.getByRole('button', { name: 'Scheduling' }));
  await vi.waitFor(() => expect(window.location.search).toBe('?category=scheduling'));
  expect(transition).toHaveBeenCalledTimes(1);
});
