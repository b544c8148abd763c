import { launch } from 'puppeteer-core';
import { programPath } from './programs.ts';
import type { StartedBrowser, Tab } from './tab.ts';

/** Debian's Firefox, driven through WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(env: NodeJS.ProcessEnv): Promise<StartedBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programPath('firefox'),
    headless: true,
    env,
    // As on a phone: a scroll bar takes no width.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),

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
  };
}
