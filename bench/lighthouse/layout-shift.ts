import type { Browser } from 'playwright';
import type { Row } from '../table.ts';

/** Widths at which the layout differs; the first is that of Lighthouse's mobile preset. */
const viewports = [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The promo banner appears 5 s after the page. */
const WAIT_MS = 7000;

interface LayoutShift {
  /** Of all shifts, not only of the worst five seconds. */
  sum: number;
  moved: string[];
}

/** Missing in TypeScript's DOM library. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShift: LayoutShift;
  }
}

/** `lighthouse` is what Lighthouse found; a browser that scrolls to the end adds what it finds. */
export async function layoutShiftRow(
  browser: Browser,
  url: string,
  subject: string,
  lighthouse: number,
): Promise<Row> {
  let sum = lighthouse;
  const reasons: string[] = [];
  for (const viewport of viewports) {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(recordShifts);
    await page.goto(url, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(scrollToEnd, WAIT_MS);
    await page.close();
    sum += shift.sum;
    reasons.push(...shift.moved.map((selector) => `${viewport.width} px: ${selector}`));
  }
  return {
    measure: `${subject}, layout shift`,
    ours: sum === 0 ? '0' : sum.toFixed(4),
    target: '0',
    met: sum === 0,
    reasons,
  };
}

/** Runs in the page before its own scripts. */
function recordShifts() {
  const found: LayoutShift = { sum: 0, moved: [] };
  window.layoutShift = found;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? [element.localName, ...element.classList].join('.') : 'a removed element';
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
      found.sum += value;
      found.moved.push(...sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: some 1,500 px a second, then still until `wait` ms after the navigation. */
async function scrollToEnd(wait: number): Promise<LayoutShift> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = () => document.documentElement.scrollHeight - innerHeight - 1;
  while (scrollY < end()) {
    scrollBy({ top: 25, behavior: 'instant' });
    await nextFrame();
  }
  while (performance.now() < wait) await nextFrame();
  return window.layoutShift;
}
