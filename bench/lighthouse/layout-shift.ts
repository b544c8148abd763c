import type { Browser } from 'playwright';

/** Widths at which the layout differs; the preset's own telephone is the first. */
const viewports = [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The last thing to come by itself, the promo banner, is there 5 s after the page. */
const LATEST = 7000;

export interface LayoutShift {
  /** The sum of all shifts, not of the worst five seconds alone. */
  sum: number;
  /** What moved, each as `width: selector`. */
  moved: string[];
}

/** Loads the page in a browser without throttling, reads it slowly to its end, and waits. */
export async function measureLayoutShift(browser: Browser, url: string): Promise<LayoutShift> {
  const shifts = await Promise.all(
    viewports.map(async (viewport) => {
      const page = await browser.newPage({ viewport });
      await page.addInitScript(recordShifts);
      await page.goto(url, { waitUntil: 'networkidle' });
      const shift = await page.evaluate(readToTheEnd, LATEST);
      await page.close();
      return {
        sum: shift.sum,
        moved: shift.moved.map((selector) => `${viewport.width} px: ${selector}`),
      };
    }),
  );
  return {
    sum: shifts.reduce((total, { sum }) => total + sum, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

declare global {
  interface Window {
    shifts: LayoutShift;
  }
  /** Not in TypeScript's own library yet. */
  interface LayoutShiftEntry extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}

/** Runs in the page, before anything else of it. */
function recordShifts() {
  const seen: LayoutShift = { sum: 0, moved: [] };
  window.shifts = seen;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${[...element.classList].join('.')}` : 'what is gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      seen.sum += entry.value;
      seen.moved.push(...entry.sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: about 1,500 px a second, then still until `latest` ms after the start. */
async function readToTheEnd(latest: number): Promise<LayoutShift> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = () => document.documentElement.scrollHeight - innerHeight - 1;
  while (scrollY < end()) {
    scrollBy({ top: 25, behavior: 'instant' });
    await nextFrame();
  }
  while (performance.now() < latest) await nextFrame();
  return window.shifts;
}
