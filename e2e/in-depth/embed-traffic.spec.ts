import type { Page } from '@playwright/test';
import { widgetTags } from '#widgets/registry.ts';
import type { Occasion } from '#widgets/traffic.ts';
import { expect, test } from '../fixtures/test.ts';
import { scenarios } from '../hosts/scenarios.ts';

/** What `/embed` says leaves a partner's page, beside what does. */

/** Calls of the API from the partner's page so far, each once, without their queries. */
function recordedCalls(page: Page, host: string, product: string): () => string[] {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // Some links lead to the inspector's own site, which calls its own server.
    if (!request.frame().url().startsWith(host) || origin !== product) return;
    if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`);
  });
  return () => [...calls].sort();
}

/** The calls that the page for partners names for these occasions. */
async function namedCalls(page: Page, tag: string, occasions: readonly Occasion[]) {
  const lines = page.locator(`[data-widget="${tag}"] li`);
  const named = await lines.evaluateAll((items) =>
    items.map((item) => ({
      occasion: (item as HTMLElement).dataset['occasion'],
      call: item.querySelector('code')?.textContent ?? '',
    })),
  );
  return [
    ...new Set(
      named
        .filter(({ occasion }) => occasions.some((known) => known === occasion))
        .map(({ call }) => call),
    ),
  ].sort();
}

test('each widget sends what the page for partners names, untouched and used', async ({
  page,
  context,
  host,
  server,
}) => {
  test.setTimeout(180_000);
  await page.goto('/embed');
  for (const [index, tag] of widgetTags.entries()) {
    await test.step(tag, async () => {
      const untouched = await namedCalls(page, tag, ['untouched']);
      const used = await namedCalls(page, tag, ['untouched', 'used', 'sent']);

      const partner = await context.newPage();
      const calls = recordedCalls(partner, host.origin, server.url);
      await partner.goto(
        host.publish({ body: `<main><h1>Jane</h1></main><${tag} partner="jane"></${tag}>` }),
      );
      const { ready, interact, complete } = scenarios[tag];
      await expect(ready(partner)).toBeVisible({ timeout: 15_000 });
      await partner.waitForLoadState('networkidle');
      expect(calls(), 'untouched').toEqual(untouched);

      await interact?.(partner, index);
      await complete?.(partner);
      await expect.poll(calls, 'used').toEqual(expect.arrayContaining(used));
      await partner.waitForLoadState('networkidle');
      expect(calls(), 'used').toEqual(used);
      await partner.close();
    });
  }
});
