import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';

test('treats a 401 on its lists as no articles (spec §7)', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 401 }));
  await openPage('/blog');
  await expect.element(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect.element(page.getByText('Check back soon for new content!')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
