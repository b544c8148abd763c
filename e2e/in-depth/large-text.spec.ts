import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { publicPaths } from '../fixtures/page-texts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Text of twice the size (WCAG 1.4.4) and with more space (1.4.12) finds room on every page. */

test.describe.configure({ mode: 'parallel' });

const twice = 'html { font-size: 200% }';

/** The values of WCAG 1.4.12. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** As a reader's own style sheet, in place of the one before. */
const setReaderStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** How far the page is wider than the window, and the texts that a box or the window's edge cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // Made to be cut: text for screen readers, teasers with an ellipsis, the offer's link where it has no room.
    const isMeant = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        style.clipPath !== 'none' ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        element.matches('.promo-words, .site-skip')
      );
    };
    /** The right edge that cuts off what is in `element`; undefined where it can be scrolled to. */
    const edgeOf = (element: Element): number | undefined => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (isMeant(box) || ['auto', 'scroll'].includes(overflowX)) return undefined;
        if (['hidden', 'clip'].includes(overflowX)) return box.getBoundingClientRect().right;
      }
      return innerWidth;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      const edge = right > 0 ? edgeOf(parent) : undefined;
      if (edge !== undefined && right > edge + 1) cut.push(node.nodeValue.trim().slice(0, 60));
    }
    const { scrollWidth } = document.scrollingElement as Element;
    return { wider: Math.max(0, scrollWidth - innerWidth), cut };
  });

for (const path of publicPaths) {
  test(`${path}: twice as large at 390 px and spaced at 320 px, nothing overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    await setReaderStyles(page, twice);
    expect(await cutOff(page), 'twice as large').toEqual({ wider: 0, cut: [] });
    await page.setViewportSize({ width: 320, height: 844 });
    await setReaderStyles(page, spaced);
    expect(await cutOff(page), 'spaced').toEqual({ wider: 0, cut: [] });
  });
}

test('the widgets of a page grow along, and stay in their columns', async ({ page }) => {
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
