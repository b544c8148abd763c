export interface Size {
  width: number;
  height: number;
}

/** A function that runs inside the page: it sees its arguments and the page's globals only. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * What the tests need of a browser: addresses, a real pointer, real keys and scripts. All else is a script
 * in the page (`page-script.ts`), so that every browser is asked in the same way.
 */
export interface Tab {
  open(url: string): Promise<void>;
  run<Args extends unknown[], Result>(
    script: InPage<Args, Result> | string,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the pointer at a point of the visible part of the page. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The cookies that the browser would send to the open page, those hidden from scripts included. */
  cookies(): Promise<string[]>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface StartedBrowser {
  /** For example 'Firefox 153.7.0'. */
  name: string;
  /** A tab with a profile of its own. `first` runs before the page's scripts where the browser can do that. */
  newTab(first: string): Promise<Tab>;
  close(): Promise<void>;
}
