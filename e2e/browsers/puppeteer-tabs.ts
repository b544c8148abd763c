import type { Browser } from 'puppeteer-core';
import type { StartedBrowser, Tab } from './tab.ts';

/** A browser that puppeteer drives. */
export const browserTabs = (browser: Browser, name: string): StartedBrowser => ({
  name,
  async newTab(first): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(first);
    return {
      open: async (url) => void (await page.goto(url)),
      run: (script, ...args) => page.evaluate(script as (...all: unknown[]) => never, ...args),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewport(size),
      cookies: async () => (await context.cookies()).map(({ name }) => name),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    };
  },
  close: () => browser.close(),
});
