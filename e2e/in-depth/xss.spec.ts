import type { APIResponse, Page } from '@playwright/test';
import { hostileAddresses, hostileMarkup } from '#api/testing/hostile-markup.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { expectNoInjection, type Injection, watchInjection } from '../fixtures/injection.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

// Without the content security policy, which would hide a fault. Missing pictures log a message.
test.use({ storeName: 'xss', bypassCSP: true, expectedMessages: /^Failed to load resource/ });

test.describe.configure({ timeout: 120_000 });

const today = businessToday(new Date(), centralTime);
const short = (text: string, max: number) => [...text].slice(0, max).join('');

/** In pairs, so that half as many pages show them all. */
const pairs = (texts: readonly string[]): [string, string][] =>
  texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? '']] : []));

type Four = [string, string, string, string];
const fours = (texts: readonly string[]): Four[] =>
  pairs(texts).flatMap(([one, other], at, all) =>
    at % 2 === 0 ? [[one, other, ...(all[at + 1] ?? ['', ''])]] : [],
  );

/** Logs the owner in, in a browser that records injections. */
async function watchOwner(page: Page): Promise<Injection> {
  const injection = await watchInjection(page.context());
  await signIn(page);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return injection;
}

/** A call with the session and the origin of `page`. */
function call(page: Page, what: string, data?: unknown): Promise<APIResponse> {
  const [method = '', path = ''] = what.split(' ');
  const { origin } = new URL(page.url());
  const headers = { Origin: origin };
  return page.request.fetch(origin + path, { method, headers, data });
}

/** Resolves when the page has loaded its data. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Runs `check` on every page of the owner's list, or once on a screen without pages. */
async function onEachPage(page: Page, check: () => Promise<void>): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const position = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('paragraph');
  await expect(page.getByRole('article').first()).toBeVisible();
  await check();
  while ((await next.isVisible()) && (await next.isEnabled())) {
    const before = await position.textContent();
    await next.click();
    await expect(position).not.toHaveText(before ?? '');
    await check();
  }
}

/** Pictures of an article need alternative text. */
const described = (markup: string) => markup.replaceAll(/<(img|image)\b/gi, '<$1 alt="x"');

/** Each text stands in the content and in two of the fields around it. */
const post = (slug: string, [one, two, three, four]: Four, featuredImage: string) => ({
  title: one,
  slug,
  excerpt: two || one,
  content: described([one, two, three, four, 'Text.'].join('\n\n')),
  tags: [short(three, 40), short(four, 40)],
  featuredImage,
  featuredImageAlt: four,
  metaTitle: three,
  metaDescription: two,
  category: 'foundations',
  published: true,
});

test('hostile articles run nothing in their pages, lists and the feed', async ({
  page,
  context,
}) => {
  const injection = await watchOwner(page);
  const create = (body: ReturnType<typeof post>) => call(page, 'POST /api/blog/posts', body);
  const slugs: string[] = [];
  await Promise.all([
    ...fours(hostileMarkup).map(async (texts, at) => {
      const body = post(`v-${at}`, texts, 'https://pictures.example/a.png');
      expect((await create(body)).status(), texts.join()).toBe(201);
      slugs.push(body.slug);
    }),
    ...hostileAddresses.map(async (address, at) => {
      const links: Four = [`[x](${address})`, `<a href="${address}">x</a>`, '', ''];
      const body = post(`a-${at}`, links, address);
      const status = (await create(body)).status();
      if (status === 201) slugs.push(body.slug);
      else expect(status, address).toBe(422);
    }),
  ]);
  expect(slugs.length).toBeGreaterThan(fours(hostileMarkup).length);

  const queue = [...slugs];
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      const tab = await context.newPage();
      for (let slug = queue.pop(); slug; slug = queue.pop()) {
        await tab.goto(`/blog/${slug}`);
        await expect(tab.locator('.article-text').first()).toBeAttached();
        await expectNoInjection(tab, injection);
      }
      await tab.close();
    }),
  );
  for (const path of ['/blog', '/', '/admin/blog']) {
    await open(page, path);
    await expectNoInjection(page, injection);
  }

  // Feed readers show both as HTML.
  const feed = await (await page.request.get('/feed.xml')).text();
  const shown = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) return [];
    return [...parsed.querySelectorAll('item')].map((item) =>
      [...item.children]
        .filter(({ localName }) => localName === 'description' || localName === 'encoded')
        .map(({ textContent }) => `<article>${textContent}</article>`)
        .join(''),
    );
  }, feed);
  expect(shown.length).toBeGreaterThanOrEqual(slugs.length);
  const reader = await context.newPage();
  await reader.goto('/robots.txt');
  await reader.setContent(shown.join('\n'));
  await expectNoInjection(reader, injection);
});

test('hostile text runs nothing in the preview of an article', async ({ page }) => {
  const injection = await watchOwner(page);
  await open(page, '/admin/blog?new');
  const preview = page.locator('.blog-prose');
  for (let at = 0; at < hostileMarkup.length; at += 12) {
    const texts = hostileMarkup.slice(at, at + 12);
    await page.getByLabel('Content').fill(`End ${at}\n\n${texts.join('\n\n')}`);
    await expect(preview).toContainText(`End ${at}`);
    await expectNoInjection(page, injection);
  }
});

test('hostile reviews run nothing on the site and in the admin', async ({ page }) => {
  const injection = await watchOwner(page);
  const reviews = hostileMarkup.map((text) => ({
    platform: 'google',
    rating: 5,
    author: short(text, 200),
    date: today,
    text,
    verified: true,
  }));
  expect((await call(page, 'POST /api/reviews/import', { reviews })).status()).toBe(200);
  for (const path of ['/reviews', '/', '/admin/reviews']) {
    await open(page, path);
    const check = () => expectNoInjection(page, injection);
    await (path.startsWith('/admin') ? onEachPage(page, check) : check());
  }
});

test('hostile requests and bookings run nothing in the admin', async ({ page }) => {
  const injection = await watchOwner(page);
  const ids = await Promise.all(
    pairs([...hostileMarkup, ...hostileAddresses]).map(async ([one, other], at) => {
      const utm = { source: one, medium: other, campaign: one, term: other, content: one };
      const attribution = { page: at % 2 ? one : other, utm };
      const person = { email: `v${at}@example.com`, phone: '972-555-0100', attribution };
      const request = {
        ...person,
        firstName: short(one, 100),
        lastName: short(other, 100),
        propertyAddress: one,
        inspectionType: 'residential',
        message: `${one} ${other}`,
      };
      expect((await call(page, 'POST /api/contact', request)).status(), one).toBe(201);
      const when = { date: addDays(today, 5 + at), time: '08:00', anyway: true };
      const booking = { ...person, ...when, name: one, address: other, notes: one + other };
      const answer = await call(page, 'POST /api/bookings', booking);
      expect(answer.status(), one).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  for (const path of ['/admin/requests', '/admin/bookings', '/admin/bookings?view=all', '/admin']) {
    await open(page, path);
    const check = () => expectNoInjection(page, injection);
    await (path === '/admin' ? check() : onEachPage(page, check));
  }
  for (const id of ids.filter((_, at) => at % 10 === 0)) {
    await open(page, `/admin/bookings/${id}`);
    await expectNoInjection(page, injection);
  }
});

test('hostile partners and promotions run nothing on the site and in the admin', async ({
  page,
}) => {
  const injection = await watchOwner(page);
  for (const [at, text] of hostileMarkup.entries()) {
    const partner = { name: short(text, 120), slug: `v-${at}` };
    expect((await call(page, 'POST /api/partners', partner)).status(), text).toBe(201);
  }
  for (const [at, site] of hostileAddresses.entries()) {
    const partner = { name: 'x', slug: `a-${at}`, site };
    expect([201, 422], site).toContain((await call(page, 'POST /api/partners', partner)).status());
  }
  await open(page, '/admin/partners');
  await onEachPage(page, () => expectNoInjection(page, injection));

  const fitting = hostileMarkup.filter(({ length }) => length <= 40);
  for (let at = 0; at < 9; at += 3) {
    const stored = (await (await page.request.get('/api/promotions/all')).json()) as object[];
    for (const [place, promotion] of stored.entries()) {
      const text = fitting[at + place] ?? '';
      const { id, type: _type, ...changed } = promotion as { id: string; type: string };
      const body = { ...changed, message: text, actionLabel: text, on: true };
      expect((await call(page, `PUT /api/promotions/${id}`, body)).status(), text).toBe(200);
    }
    await open(page, '/admin/promotions');
    await expectNoInjection(page, injection);
    await page.clock.install();
    await page.goto('/about');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('region', { name: 'Current offer' })).toBeVisible();
    await expectNoInjection(page, injection);
  }
});
