import { launch } from 'chrome-launcher';
import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import { ensureBrowser } from '../../tools/ensure-browser.ts';
import { browserArgs } from '../../tools/find-browser.ts';

/** Lighthouse's mobile preset, changed by `flags`. */
export type RunLighthouse = (url: string, flags?: Flags) => Promise<Result>;

export const LCP = 'largest-contentful-paint';
export const TBT = 'total-blocking-time';
export const CLS = 'cumulative-layout-shift';

/** The preset leaves out files that took less than 50 ms; a widget has several. */
const config: Config = {
  extends: 'lighthouse:default',
  audits: [{ path: 'bootup-time', options: { thresholdInMs: 0 } }],
};

/** Runs that measured nothing, for example because the machine was never idle, are made again. */
const ATTEMPTS = 3;

/** Runs `work` with a browser of its own for Lighthouse. */
export async function withLighthouse<T>(work: (run: RunLighthouse) => Promise<T>): Promise<T> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: [...browserArgs, '--headless=new'],
    logLevel: 'error',
  });
  const run = async (url: string, flags: Flags = {}, attempt = 1): Promise<Result> => {
    const options = {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
    } as const;
    const result = (await lighthouse(url, { ...options, ...flags }, config))?.lhr;
    const fault = result ? faultOf(result) : 'no result';
    if (result && !fault) return result;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${fault}`);
    console.warn(`${url} is measured again: ${fault}`);
    return run(url, flags, attempt + 1);
  };
  try {
    return await work(run);
  } finally {
    chrome.kill();
  }
}

const faultOf = ({ runtimeError, audits }: Result): string | undefined =>
  runtimeError?.message ??
  [LCP, TBT, CLS].map((audit) => audits[audit]?.errorMessage).find((message) => message);

/** What an audit measured, in its own unit. Throws when the run had no such audit. */
export function figureOf(result: Result, audit: string): number {
  const { numericValue } = result.audits[audit] ?? {};
  if (numericValue === undefined) throw new Error(`${result.requestedUrl}: no ${audit}.`);
  return numericValue;
}
