import { expect } from '@playwright/test';
import type { PageScripts } from './build-page-scripts.ts';
import type { pageScript, Target } from './page-script.ts';
import type { InPage, Size, Tab } from './tab.ts';

/** A busy machine runs two browsers and a server. */
const waiting = { timeout: 15_000, intervals: [50, 100, 200] };

type Role = 'button' | 'grid' | 'heading' | 'link';
type Place = Pick<Target, 'within'>;
type Functions = typeof pageScript;

/**
 * What a visitor sees and does, by role and name. Every action waits until it is possible, every
 * expectation until it is met.
 */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(tab: Tab, scripts: PageScripts) {
  /** A page that was left takes its scripts along. */
  async function prepare() {
    if (await tab.run(() => 'inPage' in globalThis)) return;
    await tab.run(scripts.recordErrors);
    await tab.run(scripts.pageScript);
  }

  async function run<Args extends unknown[], Result>(script: InPage<Args, Result>, ...args: Args) {
    await prepare();
    return tab.run(script, ...args);
  }

  const ask = <Name extends keyof Functions>(name: Name, ...args: Parameters<Functions[Name]>) =>
    run(
      (called, rest) => {
        const ask = globalThis.inPage[called] as (...all: unknown[]) => unknown;
        return ask(...rest);
      },
      name,
      args as unknown[],
    ) as Promise<ReturnType<Functions[Name]>>;

  const until = (check: () => Promise<void>) => expect(check).toPass(waiting);

  /** Presses where the element is, once it stands still and nothing covers it. */
  async function press(target: Target) {
    await until(async () => {
      const before = await ask('aim', target);
      const now = await ask('aim', target);
      expect(now, 'it moves').toEqual(before);
      await tab.click(now.x, now.y);
    });
  }

  const earlierErrors: string[] = [];

  /** What went wrong on the pages opened so far. */
  async function errors(): Promise<string[]> {
    const latest = await run(() => globalThis.recordedErrors ?? []);
    return [...earlierErrors, ...latest];
  }

  async function open(url: string) {
    earlierErrors.splice(0, earlierErrors.length, ...(await errors()));
    await tab.open(url);
  }

  return {
    tab,
    run,
    until,
    press,
    errors,
    open,
    resize: (size: Size) => tab.resize(size),
    click: (role: Role, name: string, place: Place = {}) => press({ role, name, ...place }),

    /** Types into a field in place of what is there. */
    async fill(label: string, text: string, place: Place = {}) {
      const target = { label, ...place };
      await until(async () => {
        await press(target);
        expect(await ask('selectAll', target), `${label} has the focus`).toBe(true);
      });
      await tab.type(text);
      await until(async () => expect(await ask('valueOf', target)).not.toBe(''));
    },

    async choose(label: string, value: string, place: Place = {}) {
      await until(async () => void (await ask('choose', { label, ...place }, value)));
    },

    async check(label: string, place: Place = {}) {
      const target = { label, ...place };
      await press(target);
      await until(async () => expect(await ask('isChecked', target)).toBe(true));
    },

    valueOf: (label: string, place: Place = {}) => ask('valueOf', { label, ...place }),
    count: (target: Target) => ask('count', target),

    expectOne: (role: Role, name = '', place: Place = {}) =>
      until(async () => expect(await ask('count', { role, name, ...place }), name).toBe(1)),

    expectText: (text: string, { within }: Place = {}) =>
      until(async () => expect(await ask('text', within)).toContain(text)),
  };
}
