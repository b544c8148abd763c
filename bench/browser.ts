import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';

/** Runs `work` with a browser and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  await using browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArgs,
  });
  return await work(browser);
}
