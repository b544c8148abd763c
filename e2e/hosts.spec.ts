import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures/test.ts';
import { buildHosts } from './hosts/build-hosts.ts';
import { hostNames } from './hosts/host-names.ts';
import { hostPage } from './hosts/host-pages.ts';
import { countLeftovers } from './hosts/leftovers.ts';
import { rules } from './hosts/rules.ts';
import { tags, visits } from './hosts/visits.ts';

/** Every widget on every kind of page that a partner may have, by the rules of design §4. */

const test = base.extend<object, { scripts: undefined }>({
  scripts: [
    async ({ host }, use) => {
      host.offer(await buildHosts());
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.describe.configure({ mode: 'parallel' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Everything about the page's own button, its place included. */
const ownButton = (page: Page) =>
  page.locator('#own').evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    return [x, y, width, height, ...Array.from(style, (name) => style.getPropertyValue(name))];
  });

for (const [number, hostName] of hostNames.entries()) {
  test.describe(hostName, () => {
    for (const tag of tags) {
      const visit = visits[tag];

      test(tag, async ({ page, context, host, server }) => {
        const asked = new Set<string>();
        page.on('request', (request) => asked.add(new URL(request.url()).origin));
        const leftovers = await countLeftovers(page, server.url);
        const element = page.locator(tag);
        // An overlay that is due has 3 seconds to come.
        const first = visit.ready(page);

        await test.step(rules.mounts, async () => {
          await page.goto(`${host.publish(hostPage(hostName, tag))}?tag=${tag}`);
          await expect(first).toBeVisible();
        });

        await test.step(rules.guest, async () => {
          const left = await page.evaluate(() => ({
            focus: document.activeElement?.tagName,
            scroll: [scrollX, scrollY],
            stored: localStorage.length + sessionStorage.length,
            frames: frames.length,
            styles: document.querySelectorAll('style').length,
          }));
          expect(left).toEqual({ focus: 'BODY', scroll: [0, 0], stored: 0, frames: 0, styles: 0 });
          expect(await context.cookies()).toEqual([]);
          expect([...asked].sort()).toEqual([host.origin, server.url].sort());
        });
        const furnished = await ownButton(page);

        await test.step(rules.properties, async () => {
          await expect(element).toHaveJSProperty('partner', 'jane-doe-realty');
          if (visit.given) await expect(visit.given(page)).toBeVisible();
          const card = element.locator('[part~=card]').first();
          const surface = () => card.evaluate((node) => getComputedStyle(node).backgroundColor);
          const light = await surface();
          await press(page, 'Dark');
          await expect.poll(surface).not.toBe(light);
        });

        await test.step(rules.moves, async () => {
          await visit.touch?.(page, 10 + number);
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
          expect(await inside?.evaluate((node) => node.isConnected), 'it was not built anew').toBe(
            true,
          );
          await visit.kept?.(page);
        });

        const { finish, heard } = visit;
        if (finish && heard) {
          await test.step(rules.events, async () => {
            await finish(page);
            const list = page.getByRole('list', { name: 'Heard' }).getByRole('listitem');
            await expect(list).toHaveCount(Object.keys(heard).length);
            const said = (await list.allTextContents()).map((text) => {
              const [name = '', ...detail] = text.split(' ');
              return [name, JSON.parse(detail.join(' '))];
            });
            expect(Object.fromEntries(said)).toEqual(heard);
            expect(page.url(), 'the page prevented what follows').toContain(host.origin);
          });
        }

        const leave = async () => {
          await press(page, 'Remove');
          await expect(element).toHaveCount(0);
          await expect.poll(leftovers).toEqual({ timers: 0, listeners: [] });
        };
        await test.step(rules.unmounts, async () => {
          await leave();
          expect(await ownButton(page)).toEqual(furnished);
        });

        await test.step(rules.again, async () => {
          await press(page, 'Add');
          await expect(first).toBeVisible();
          await leave();
        });
      });
    }
  });
}
