import type { Page } from '@playwright/test';
import { type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { test as base, expect } from './fixtures/test.ts';
import { buildHosts } from './hosts/build-hosts.ts';
import { hostNames } from './hosts/host-names.ts';
import { hostPage } from './hosts/host-pages.ts';
import { countLeaks } from './hosts/leaks.ts';
import { scenarios } from './hosts/scenarios.ts';

/**
 * Every widget on a plain page. The frameworks differ in how they give properties, hear events, move and
 * remove an element, which all widgets have from `defineElement`: one with an object and events, one with a
 * list, and an overlay stand for the others there.
 */
const inFrameworks: readonly WidgetTag[] = [
  'inspection-booking',
  'inspection-reviews',
  'inspection-chat',
];

const test = base.extend<{ scripts: undefined }>({
  scripts: [
    async ({ store, host }, use) => {
      await store.share('scripts', async () => host.addScripts(await buildHosts()));
      await use(undefined);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: 'parallel' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Box and computed style of the page's own button. */
const ownButton = (page: Page) =>
  page.locator('#own').evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    return [x, y, width, height, ...Array.from(style, (name) => style.getPropertyValue(name))];
  });

for (const [number, hostName] of hostNames.entries()) {
  test.describe(hostName, () => {
    test('a button and its dialog', async ({ page, host, server }) => {
      const leaks = await countLeaks(page, server.url);
      const tag = 'inspection-quote';
      const button = page.getByRole('button', { name: 'Get an instant quote' });
      const dialog = page.getByRole('dialog', { name: 'Instant quote' });
      const size = dialog.getByLabel('Square footage');
      const remove = async () => {
        await page
          .locator(tag)
          .first()
          .evaluate((element) => element.remove());
        await expect.poll(leaks).toEqual({ timers: 0, listeners: [] });
      };

      await page.goto(
        `${host.publish(hostPage(hostName, tag, 'button'))}?tag=${tag}&display=button`,
      );
      await button.click();
      await size.fill('2400');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await press(page, 'Move');
      await press(page, 'Dark');
      await button.click();
      await expect(size).toHaveValue('2400');
      const color = await dialog.evaluate((node) => getComputedStyle(node).backgroundColor);
      expect(color, 'dark').not.toBe('rgb(255, 255, 255)');
      await remove();
      const scroll = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
      expect(scroll).toBe('visible');
    });

    for (const tag of hostName === 'plain' ? widgetTags : inFrameworks) {
      const scenario = scenarios[tag];

      test(tag, async ({ page, context, host, server }) => {
        const requestedOrigins = new Set<string>();
        page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
        const leaks = await countLeaks(page, server.url);
        const element = page.locator(tag);
        const first = scenario.ready(page);

        await test.step('mounts', async () => {
          await page.goto(`${host.publish(hostPage(hostName, tag))}?tag=${tag}`);
          await expect(first).toBeVisible();
        });

        await test.step('leaves no trace in the page', async () => {
          const traces = await page.evaluate(() => ({
            focus: document.activeElement?.tagName,
            scroll: [scrollX, scrollY],
            stored: localStorage.length + sessionStorage.length,
            frames: frames.length,
            styles: document.querySelectorAll('style').length,
          }));
          expect(traces).toEqual({
            focus: 'BODY',
            scroll: [0, 0],
            stored: 0,
            frames: 0,
            styles: 0,
          });
          expect(await context.cookies()).toEqual([]);
          expect([...requestedOrigins].sort()).toEqual([host.origin, server.url].sort());
        });
        const buttonBefore = await ownButton(page);

        await test.step('takes properties', async () => {
          await expect(element).toHaveJSProperty('partner', 'jane-doe-realty');
          if (scenario.property) await expect(scenario.property(page)).toBeVisible();
          const card = element.locator('[part~=card]').first();
          const surface = () => card.evaluate((node) => getComputedStyle(node).backgroundColor);
          const light = await surface();
          await press(page, 'Dark');
          await expect.poll(surface).not.toBe(light);
        });

        await test.step('is moved with its state', async () => {
          await scenario.interact?.(page, 10 + number);
          const inside = await element.locator('[part~=title]').first().elementHandle();
          const moved = await page.evaluateHandle((selector) => {
            const seen = { moved: false };
            new MutationObserver((changes) => {
              const nodes = changes.flatMap((change) => [...change.removedNodes]);
              seen.moved ||= nodes.includes(document.querySelector(selector) as Node);
            }).observe(document.body, { childList: true, subtree: true });
            return seen;
          }, tag);
          await press(page, 'Move');
          await expect.poll(() => moved.evaluate((seen) => seen.moved)).toBe(true);
          expect(
            await inside?.evaluate((node) => node.isConnected),
            'it was not rendered anew',
          ).toBe(true);
          await scenario.expectState?.(page);
        });

        const { complete, events } = scenario;
        if (complete && events) {
          await test.step('dispatches its events', async () => {
            await complete(page);
            const list = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
            await expect(list).toHaveCount(Object.keys(events).length);
            const entries = (await list.allTextContents()).map((text) => {
              const [name = '', ...detail] = text.split(' ');
              return [name, JSON.parse(detail.join(' '))];
            });
            expect(Object.fromEntries(entries)).toEqual(events);
            expect(page.url(), 'the page prevented the default action').toContain(host.origin);
          });
        }

        const remove = async () => {
          await press(page, 'Remove');
          await expect(element).toHaveCount(0);
          await expect.poll(leaks).toEqual({ timers: 0, listeners: [] });
        };
        await test.step('unmounts without leaks', async () => {
          await remove();
          expect(await ownButton(page)).toEqual(buttonBefore);
        });

        await test.step('mounts again', async () => {
          await press(page, 'Add');
          await expect(first).toBeVisible();
          await remove();
        });
      });
    }
  });
}
