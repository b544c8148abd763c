import type { Page } from '@playwright/test';
import { chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { expectUncovered, phone, tablet } from '../fixtures/covered-controls.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { overlaysAtStops } from '../fixtures/overlays-at-stops.ts';
import { expect, test } from '../fixtures/test.ts';

/** The promo banner, the help chat, the scroll-to-top button and the bottom bar cover nothing. */

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

const sizes = [phone, tablet, { width: 1440, height: 900 }];

const offer = (page: Page) => page.getByRole('region', { name: 'Current offer' });

test.describe('on a phone and a tablet', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a price is asked for with nothing in the way', async ({ page }) => {
    await page.goto('/instant-quote');
    await hydrated(page);
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2800');
    await expect(offer(page)).toBeVisible();
    await expectUncovered(page, 'filled in');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await expect(page.getByRole('link', { name: /^Book this · \$/ })).toBeVisible();
    await expectUncovered(page, 'the result');
  });

  test('a request is sent with nothing in the way', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const form = page.getByRole('main').locator('form').first();
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Lovelace');
    await form.getByLabel(/^Email/).fill('ada@example.com');
    await form.getByLabel('Phone').fill('(972) 555-0100');
    await form.getByLabel('Property address').fill('12 Main Street, Plano, TX 75023');
    await form.getByLabel('Inspection type').selectOption('residential');
    await expect(offer(page)).toBeAttached();
    await expectUncovered(page, 'filled in');
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { name: /Thank You/i })).toBeVisible();
    await expectUncovered(page, 'sent');
  });

  test('an appointment is booked with nothing in the way', async ({ page }) => {
    await page.goto('/calendar');
    await hydrated(page);
    await chooseDay(page, 14);
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expectUncovered(page, 'a day');
    await chooseTime(page, '8:00 AM');
    await fillDetails(page);
    await expectUncovered(page, 'filled in');
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await expectUncovered(page, 'booked');
  });

  test('on a partner’s page the chat and the offer leave forms alone', async ({ page, host }) => {
    const body = `<p>Homes in Plano and Frisco.</p>
      <form action="/search"><label>Search <input name="q"></label> <button>Find</button></form>
      <inspection-quote></inspection-quote><inspection-contact></inspection-contact>
      <form action="/subscribe"><label>News <input name="mail"></label> <button>Subscribe</button></form>
      <inspection-chat></inspection-chat><inspection-promo></inspection-promo>`;
    await page.goto(host.publish({ css: 'body { margin: 16px }', body }));
    await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
    await expect(offer(page)).toBeVisible();
    await expectUncovered(page, 'with the offer');
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2800');
    await expectUncovered(page, 'filled in');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await expect(page.getByRole('link', { name: /^Book this · \$/ })).toBeVisible();
    await expectUncovered(page, 'the result');
  });
});

for (const { path, count, least } of [
  { path: '/faq', count: 17, least: 15 },
  { path: '/', count: 27, least: 22 },
  { path: '/about', count: 17, least: 13 },
  { path: '/pricing', count: 17, least: 9 },
]) {
  test(`${path}: at ${count} stops chat and scroll-to-top are there, and never over what is read at a glance`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const overlays = { chat: '.chat-launcher', top: '.site-scroll-to-top' };
      const { covered, shown } = await overlaysAtStops(page, { count, overlays });
      expect(covered, `${size.width} px`).toEqual([]);
      // On a phone the bottom bar has the chat, and the first stops are at the top.
      if (size !== phone)
        expect(shown['chat'], `chat at ${size.width} px`).toBeGreaterThanOrEqual(least);
      expect(shown['top'], `scroll-to-top at ${size.width} px`).toBeGreaterThanOrEqual(least - 2);
    }
  });
}

test('the offer waits while a partner’s own heading is under it, and is shown where the page gives it room', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const open = async (room: string) => {
    const css = `body, h1 { margin: 0 } main { padding-top: ${room} } p { height: 3000px }`;
    const body = '<p>Listings</p><inspection-promo></inspection-promo>';
    await page.goto(host.publish({ css, body }));
    await expect(page.locator('inspection-promo .promo')).toBeAttached({ timeout: 10_000 });
  };
  await open('0');
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(offer(page)).toBeVisible();
  await open('64px');
  await expect(offer(page)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const { y = 0, height = 0 } = (await offer(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(heading?.y ?? 0);
});

test('on a partner’s page with a bar of links at the top the offer waits until they are scrolled away', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const css = 'body { margin: 0 } nav { padding: 8px } p { height: 3000px }';
  const body = '<p>Listings</p><inspection-promo></inspection-promo>';
  await page.goto(host.publish({ css, body: `<nav><a href="/homes">Homes</a></nav>${body}` }));
  await page.evaluate(() => document.body.prepend(document.querySelector('nav') as Element));
  await expect(page.locator('inspection-promo .promo')).toBeAttached({ timeout: 10_000 });
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(offer(page)).toBeVisible();
  const box = await offer(page).boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 390]);
  expect(box?.height).toBeLessThanOrEqual(64);
});

test.describe('inside a transformed ancestor', () => {
  test.use({
    expectedMessages: /^<inspection-(chat|promo)> stands inside a <div> with "transform"/,
  });

  test('chat and promo say so in the console, once each', async ({ page, host }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const css = '.page { transform: translateZ(0); height: 700px }';
    const body = `<div class="page"><p>Listings</p><inspection-chat></inspection-chat>
      <inspection-promo></inspection-promo></div>`;
    await page.goto(host.publish({ css, body }));
    await expect(offer(page)).toBeVisible();
    await expect.poll(() => said.length).toBe(2);
    expect(said.toSorted()).toEqual(
      ['chat', 'promo'].map(
        (name) =>
          `<inspection-${name}> stands inside a <div> with "transform", which moves it from its place in the window; put the tag at the end of the body.`,
      ),
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
  const launcher = (page: Page) => page.getByRole('button', { name: /^Questions\? Ask us/ });

  test('a bar with quote, call and chat comes once the hero is gone, in place of the chat’s button', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1400));
    await expect(bar(page)).toBeVisible();
    await expect(launcher(page)).toBeHidden();
    await expect(bar(page).getByRole('link', { name: 'Quote' })).toHaveAttribute(
      'href',
      '/instant-quote',
    );
    await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    for (const target of await bar(page).locator('> *').all()) {
      const what = `height of “${await target.textContent()}”`;
      expect((await target.boundingBox())?.height, what).toBeGreaterThanOrEqual(44);
    }

    await bar(page).getByRole('button', { name: 'Chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Help chat' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(bar(page).getByRole('button', { name: 'Chat' })).toBeFocused();

    await bar(page).getByRole('link', { name: 'Quote' }).click();
    await expect(page).toHaveURL(/\/instant-quote$/);
    await expect(bar(page)).toBeHidden();
  });

  test('the bar is away while a form is on the screen', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const form = page.getByRole('main').locator('form').first();
    await form.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(form).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
  });

  test('the header stays at the top, slim, and what is scrolled to stands below it', async ({
    page,
  }) => {
    await page.goto('/contact#content');
    await hydrated(page);
    const header = page.getByRole('banner');
    const email = page.getByRole('main').getByLabel(/^Email/);
    await email.evaluate((field) => field.scrollIntoView());
    const { y = -1, height = 0 } = (await header.boundingBox()) ?? {};
    expect(y).toBe(0);
    expect(height, 'height of the header').toBeLessThanOrEqual(58);
    expect((await email.boundingBox())?.y, 'the field below it').toBeGreaterThanOrEqual(height);
    expect(
      (await header.getByRole('button', { name: 'Menu' }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
  });

  test('the offer is one line over the bar at the top, and moves nothing', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const top = await page.getByRole('heading', { level: 1 }).boundingBox();
    await expect(offer(page)).toBeVisible();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(top);
    const reach = page.getByRole('region', { name: 'Reach us' });
    expect(await offer(page).boundingBox()).toEqual(await reach.boundingBox());
    // A link of the bar that has the focus is to be seen.
    await reach.getByRole('link').first().focus();
    await expect(offer(page)).toBeHidden();
  });
});

test('on a phone the chat of a partner’s page keeps Tab inside, and Esc closes it from anywhere', async ({
  page,
  host,
}) => {
  await page.setViewportSize(phone);
  const body = `<form><label>Search <input name="q"></label> <button>Find</button></form>
<inspection-chat></inspection-chat><button>Subscribe</button>`;
  await page.goto(host.publish({ body }));
  const launcher = page.getByRole('button', { name: /^Questions\? Ask us/ });
  const panel = page.getByRole('dialog', { name: 'Help chat' });
  await launcher.click();
  await expect(panel).toBeVisible();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.localName);
    // Between its last control and its first one the focus may be in the browser's own.
    expect(['inspection-chat', 'body']).toContain(focused);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});
