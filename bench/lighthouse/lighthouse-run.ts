import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { ensureBrowser } from '../../tools/ensure-browser.ts';
import { browserArgs } from '../../tools/find-browser.ts';

export interface LighthouseBrowser {
  /** Lighthouse's mobile preset, changed by `flags`. */
  run(url: string, flags?: Flags): Promise<Result>;
  close(): void;
}

/** The preset's line with a processor that is really slowed ten times, not by calculation. */
export const tenTimesSlower: Flags = {
  throttlingMethod: 'devtools',
  throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: 10 },
};

/** Nothing but these audits: a run is shorter for it. */
export const only = (...audits: string[]): Flags => ({ onlyAudits: audits });

/** What an audit measured, in its own unit. Throws where it measured nothing. */
export function figureOf(result: Result, audit: string): number {
  const { numericValue, errorMessage } = result.audits[audit] ?? {};
  if (numericValue === undefined) {
    throw new Error(`${result.requestedUrl}: no ${audit}. ${errorMessage ?? ''}`);
  }
  return numericValue;
}

export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: [...browserArgs, '--headless=new'],
    logLevel: 'error',
  });
  return {
    async run(url, flags) {
      const options = {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        // Nobody looks at it, and a tall page takes seconds.
        disableFullPageScreenshot: true,
        ...flags,
      } as const;
      const result = (await lighthouse(url, options))?.lhr;
      if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
      if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
      return result;
    },
    close: () => chrome.kill(),
  };
}
