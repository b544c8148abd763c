import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { ensureBrowser } from '../../tools/ensure-browser.ts';
import { browserArgs } from '../../tools/find-browser.ts';

export interface LighthouseBrowser {
  /** Lighthouse's mobile preset, changed by `flags`; a run that measured nothing is made again. */
  run(url: string, flags?: Flags, attempts?: number): Promise<Result>;
  close(): void;
}

/** The preset's line with a processor that is really slowed ten times, not by calculation. */
export const tenTimesSlower: Flags = {
  throttlingMethod: 'devtools',
  throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: 10 },
};

/** Nothing but these audits: a run is shorter for it. */
export const only = (...audits: string[]): Flags => ({ onlyAudits: audits });

/** What an audit measured, in its own unit. Throws where it was not asked for. */
export function figureOf(result: Result, audit: string): number {
  const { numericValue } = result.audits[audit] ?? {};
  if (numericValue === undefined) throw new Error(`${result.requestedUrl}: no ${audit}.`);
  return numericValue;
}

const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Why a run measured nothing: for example that the machine was never idle meanwhile. */
const faultOf = ({ runtimeError, audits }: Result): string | undefined =>
  runtimeError?.message ??
  figures.map((figure) => audits[figure]?.errorMessage).find((message) => message !== undefined);

export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: [...browserArgs, '--headless=new'],
    logLevel: 'error',
  });
  const browser: LighthouseBrowser = {
    async run(url, flags, attempts = 3) {
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
      const fault = faultOf(result);
      if (!fault) return result;
      if (attempts === 1) throw new Error(`${url}: ${fault}`);
      console.warn(`${url} is run again: ${fault}`);
      return browser.run(url, flags, attempts - 1);
    },
    close: () => chrome.kill(),
  };
  return browser;
}
