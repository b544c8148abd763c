import { launch } from 'puppeteer-core';
import { programPath } from './programs.ts';
import { browserTabs } from './puppeteer-tabs.ts';
import type { StartedBrowser } from './tab.ts';

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
  return browserTabs(browser, (await browser.version()).replace('firefox/', 'Firefox '));
}
