import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { englishIn } from '#domain/locale/testing/english-in.ts';
import { coveredControls, expectUncovered, phone, tablet } from '../fixtures/covered-controls.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { publicPaths } from '../fixtures/page-texts.ts';
import { cutOff, setReaderStyles, spaced, twice } from '../fixtures/reader-styles.ts';
import { textsInSpanish } from '../fixtures/spanish-page.ts';
import { expect, expectAccessible, expectColorContrast, test } from '../fixtures/test.ts';

/** Every public page in a browser; what it sends to crawlers is tested in site/entry-server.test.ts. */

test.describe.configure({ mode: 'parallel' });

/** Most of what developers and partners read is in English in every language. */
const inSpanish = ['/embed/docs', '/embed/docs/start', '/embed/docs/look', '/embed/docs/events'];
const isTranslated = (path: string) =>
  inSpanish.includes(path) || (!path.startsWith('/embed') && !path.startsWith('/blog/'));

const pages = [
  ...publicPaths.map((path) => ({ locale: 'en', path }) as const),
  ...publicPaths.filter(isTranslated).map((path) => ({ locale: 'es', path }) as const),
];

const names = {
  en: { navigation: 'Main', offer: 'Current offer' },
  es: { navigation: 'Principal', offer: 'Oferta actual' },
} satisfies Record<Locale, unknown>;

const desktop = { width: 1440, height: 900 };

test.describe('with light colors and reduced motion', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  for (const { locale, path } of pages) {
    const address = addressIn(locale, path);
    test(`${address} is served, accessible and fits every width`, async ({ page }) => {
      const { navigation, offer } = names[locale];
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);

      await test.step('it has one main heading and its landmarks', async () => {
        for (const role of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(role)).toHaveCount(1);
        }
        await expect(page.getByRole('navigation', { name: navigation })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      });

      await test.step('the chat and the bars at the edges cover no control', async () => {
        await hydrated(page);
        for (const size of [desktop, tablet, phone]) {
          await page.setViewportSize(size);
          expect(await coveredControls(page, { how: 'place' }), `${size.width} px`).toEqual([]);
        }
      });

      // The same in every language, as is where the offer finds room. The offer comes after three seconds.
      await test.step('its dark colors have enough contrast', async () => {
        if (locale === 'es') return;
        await page.setViewportSize(desktop);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectColorContrast(page);
        // Axe has left it without a choice of motion.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      });

      await test.step('the offer covers no control, wherever the page is scrolled to', async () => {
        await expect(page.getByRole('region', { name: offer })).toBeVisible();
        if (locale === 'en') await expectUncovered(page, 'with the offer');
        await page.setViewportSize(desktop);
      });

      await test.step('once hydrated it is in its language', async () => {
        if (locale === 'es') expect(englishIn(await textsInSpanish(page))).toEqual([]);
      });

      await test.step('it is accessible and nothing moves', async () => {
        await page.waitForLoadState('networkidle');
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map(({ effect }) => (effect as KeyframeEffect).target)
            .filter((target) => target?.checkVisibility())
            .map((target) => target?.className),
        );
        expect(moving).toEqual([]);
        await expectAccessible(page);
      });

      await test.step('it fits from 320 px up, which is also 400 % zoom', async () => {
        for (const width of [1440, 768, 640, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${width} px`).toBeLessThanOrEqual(width);
        }
      });

      await test.step('text twice as large at 390 px and spaced at 320 px finds room', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await setReaderStyles(page, twice);
        expect(await cutOff(page), 'twice as large').toEqual({ wider: 0, cut: [] });
        await page.setViewportSize({ width: 320, height: 844 });
        await setReaderStyles(page, spaced);
        expect(await cutOff(page), 'spaced').toEqual({ wider: 0, cut: [] });
      });
    });
  }
});

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const path of ['/nowhere', '/blog/nowhere']) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});

test('the longest pages are less than nine screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/services']) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(7500);
  }
});

test('every page has its own title, description and picture for shared links', async ({
  request,
  server,
}) => {
  const patterns = {
    title: /<title>([^<]+)</,
    description: /<meta name="description" content="([^"]+)"/,
    image: /<meta property="og:image" content="([^"]+)"/,
  };
  const found = { title: new Set(), description: new Set(), image: new Set<string>() };
  // Nobody shares an answer, or the form of those who know it.
  const shared = publicPaths.filter((path) => !['/request-sent', '/agent'].includes(path));
  for (const path of shared) {
    const html = await (await request.get(server.url + path)).text();
    for (const [name, pattern] of Object.entries(patterns)) {
      found[name as keyof typeof found].add(pattern.exec(html)?.[1] ?? '');
    }
  }
  for (const values of Object.values(found)) expect(values.size).toBe(shared.length);
  for (const image of found.image) {
    expect((await request.get(image)).headers()['content-type'], image).toBe('image/png');
  }
});

test('the admin stays out of search engines', async ({ request, server }) => {
  for (const path of ['/admin', '/admin/blog']) {
    const answer = await request.get(server.url + path);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('the widgets of a page grow with its text, and stay in their columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calendar');
  await hydrated(page);
  const sizes = () =>
    page.evaluate(() =>
      ['.booking-weeks td', '.booking-submit .ui-button', '.booking-terms'].map((selector) =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize),
      ),
    );
  const before = await sizes();
  await setReaderStyles(page, twice);
  expect(await sizes()).toEqual(before.map((size) => 2 * size));
  const crowded = await page.evaluate(() =>
    [...document.querySelectorAll('.booking-weeks :is(th, td)')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  );
  expect(crowded).toEqual([]);
});
