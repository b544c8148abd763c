import type { Browser } from 'playwright';

/** Round trip in ms, bytes a second, and how many times slower the processor is. */
const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 1_470_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds after which an element that shows nothing is broken. */
const PATIENCE = 30_000;

export interface FirstPicture {
  /** Milliseconds from the navigation until the frame was painted with the card in it. */
  at: number;
  /** Of the card, px. */
  height: number;
}

declare global {
  interface Window {
    firstPicture: Promise<FirstPicture>;
  }
}

/** Opens `url` with nothing kept, on the slow line, and waits for the card of its one `tag`. */
export async function firstPicture(
  browser: Browser,
  url: string,
  tag: string,
): Promise<FirstPicture> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchForCard, { tag, patience: PATIENCE });
  await page.goto(url, { waitUntil: 'commit' });
  const picture = await page.evaluate(() => window.firstPicture);
  await page.close();
  return picture;
}

/** Runs in the page, before anything else of it; costs ours and the reference alike. */
function watchForCard({ tag, patience }: { tag: string; patience: number }) {
  window.firstPicture = new Promise((resolve, reject) => {
    const look = () => {
      const root = document.querySelector(tag)?.shadowRoot;
      const card = root?.querySelector('[part~=card]');
      const height = card?.getBoundingClientRect().height ?? 0;
      // Drawn in steps, a form shows itself when it is whole, and a calendar is busy until then.
      const isPartly = root?.querySelector('[data-partly], .booking-calendar[aria-busy=true]');
      if (height > 0 && !isPartly) {
        // A message comes after the frame that this callback stands before was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ at: performance.now(), height });
        port2.postMessage(null);
      } else if (performance.now() > patience) {
        reject(new Error(`<${tag}> showed nothing in ${patience} ms.`));
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}
