import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import { useSiteData } from './use-site-data.ts';

function Answer() {
  const { data, error } = useSiteData<string>('reviews');
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>;
}

function show() {
  mount(
    <SWRConfig
      value={{
        provider: () => new Map(),
        dedupingInterval: 0,
        focusThrottleInterval: 0,
        errorRetryInterval: 0,
      }}
    >
      <Answer />
    </SWRConfig>,
  );
}

/** What makes SWR fetch again where nobody tells it not to. */
async function comeBack() {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
}

test('is fetched once: not again when the window is focused or the line is back', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json('here'));
  show();
  await expect.element(page.getByText('here')).toBeVisible();
  await comeBack();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('is not asked for again after a failure', async () => {
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response('broken', { status: 500 }));
  show();
  await expect.element(page.getByText('failed')).toBeVisible();
  await comeBack();
  expect(fetch).toHaveBeenCalledTimes(1);
});
