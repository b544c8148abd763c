import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { loadWords } from '#domain/locale/catalog.ts';
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

it('focuses the title in the chosen language, because the link to it is gone', async () => {
  await page.viewport(1200, 900);
  await loadWords('es');
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    Response.json(
      new Request(input).url.includes('/promotions') ? { promotions: [] } : defaultBusinessIn('es'),
    ),
  );
  await openPage('/privacy', { privacy: { retentionMonths: 24 } });
  const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
  ((await link.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es-US'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
