import type { Frame, Page } from '@playwright/test';
import { reservedSizeOf, type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { type HostSite, roomForOffer } from '../fixtures/host-site.ts';
import { oldScript } from '../fixtures/old-libraries.ts';
import { expect, test } from '../fixtures/test.ts';
import { scenarios } from '../hosts/scenarios.ts';

/** Widgets on pages whose libraries replace what browsers have had since. */

test.use({ storeName: 'old-libraries' });
test.describe.configure({ mode: 'parallel' });

const partner = 'partner="jane-doe-realty"';
const markup = (tags: readonly WidgetTag[]) =>
  tags.map((tag) => `<${tag} ${partner}></${tag}>`).join('\n');

const overlays = widgetTags.filter((tag) => !reservedSizeOf(tag));
const inFlow = widgetTags.filter((tag) => reservedSizeOf(tag));

/** A page without a policy, as old ones are, whose library runs first. */
function oldPage(host: HostSite, product: string, library: string, body: string) {
  const stay = `for (const name of ['inspection-quote-book', 'inspection-pricing-quote'])
    document.addEventListener(name, (event) => event.preventDefault());`;
  return host.publishDocument(`<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
<style>${roomForOffer}</style><script>${library}; ${stay}</script>
<script type="module" src="${product}/embed.js"></script></head>
<body><main><h1>Jane Doe Realty</h1>${body}</main></body></html>`);
}

/** Books on the nth open day, another one in each test. */
async function useEach(place: Page | Frame, tags: readonly WidgetTag[], nth = 7) {
  for (const tag of tags) {
    await test.step(tag, async () => {
      const { ready, interact, complete } = scenarios[tag];
      const element = place.locator(tag);
      await element.evaluate((node) => node.scrollIntoView());
      await expect(ready(element)).toBeVisible();
      await interact?.(element, nth);
      await complete?.(element);
    });
  }
}

for (const [kind, tags] of Object.entries({ inFlow, overlays })) {
  test(`widgets work on a page with Prototype.js 1.7: ${kind}`, async ({ page, host, server }) => {
    await page.goto(oldPage(host, server.url, oldScript('Prototype.js 1.7'), markup(tags)));
    await useEach(page, tags);
  });
}

test('on a page with MooTools quote, prices and chat work, and the calendar in a frame', async ({
  page,
  host,
  server,
}) => {
  const library = oldScript('MooTools 1.4');
  const withoutCalls = ['inspection-quote', 'inspection-pricing', 'inspection-chat'] as const;
  await page.goto(oldPage(host, server.url, library, markup(withoutCalls)));
  const size = page.getByRole('button', { name: /^1,500/ });
  await size.click();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await useEach(page, withoutCalls);

  const src = `${server.url}/embed/frame/booking?partner=jane-doe-realty`;
  const frame = `<iframe src="${src}" title="Booking" width="900" height="1100"></iframe>`;
  await page.goto(oldPage(host, server.url, library, frame));
  const inside = page.frame({ url: src });
  if (!inside) throw new Error('The page has no frame.');
  await useEach(inside, ['inspection-booking'], 9);
});
