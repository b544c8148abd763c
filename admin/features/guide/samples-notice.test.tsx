import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { guideWithoutSamples, newGuide } from '#domain/setup-guide/testing/shown-guides.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { SamplesNotice } from './samples-notice.tsx';

const show = (guide: ShownSetupGuide) => {
  serveApi({ 'GET /api/setup-guide': () => guide });
  return renderInAdmin(
    <main>
      <SamplesNotice />
      <p>The screen</p>
    </main>,
    { path: '/today' },
  );
};

it('leads to the step of what visitors notice first', async () => {
  const { host } = show({
    ...newGuide,
    isNew: false,
    left: { ...newGuide.left, fields: ['hours'], reviews: 0 },
  });
  await expect
    .element(page.getByText(/^Visitors still see samples: prices, office hours, 9 testimonials/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Make them yours' }))
    .toHaveAttribute('href', '/start/prices');
  await expectAccessible(host);
});

it('offers the guide to the owner of a new installation', async () => {
  show(newGuide);
  await expect
    .element(page.getByRole('link', { name: 'Set up your business' }))
    .toHaveAttribute('href', '/start/who');
});

it('says nothing when no sample is left', async () => {
  const { host } = show(guideWithoutSamples);
  await expect.element(page.getByText('The screen')).toBeVisible();
  await expect.poll(() => host.textContent).toBe('The screen');
});
