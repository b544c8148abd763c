import { launch } from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../tools/find-browser.ts';
import { browserTabs } from './puppeteer-tabs.ts';
import type { StartedBrowser } from './tab.ts';

/** For the tests that all three engines share. */
export async function startChromium(env: NodeJS.ProcessEnv): Promise<StartedBrowser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing: CHROMIUM_PATH may name it.');
  const browser = await launch({ executablePath, headless: true, env, args: browserArgs });
  return browserTabs(browser, await browser.version());
}
