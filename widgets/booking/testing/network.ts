import { onTestFinished, vi } from 'vitest';

interface HeldCall {
  url: URL;
  request: Request;
  answer(body: unknown): void;
  fail(): void;
}

/** Milliseconds; the code that calls is loaded at the first touch. */
const patience = { timeout: 5000 };

/** A network whose answers wait until the test gives them, in any order. */
export function holdNetwork() {
  const calls: HeldCall[] = [];
  const days: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (...call: ConstructorParameters<typeof Request>) =>
      new Promise<Response>((resolve, reject) => {
        const request = new Request(...call);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        const url = new URL(request.url);
        const heard = url.pathname.endsWith('/calendar/days') ? days : calls;
        heard.push({
          url,
          request,
          answer: (body) => resolve(Response.json(body)),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  return {
    /** All but those for the days of a month, which nobody waits for. */
    calls,
    days,
    /** The first call for the days of a month. */
    daysFrom: (from: string) =>
      vi.waitFor(() => {
        const call = days.find(({ url }) => url.searchParams.get('from') === from);
        if (!call) throw new Error(`Nobody asked for the days from ${from} on.`);
        return call;
      }, patience),
    /** The newest call for the slots of a day. */
    slotsOf: (date: string) =>
      vi.waitFor(() => {
        const call = calls.findLast(({ url }) => url.searchParams.get('date') === date);
        if (!call) throw new Error(`Nobody asked for the slots of ${date}.`);
        return call;
      }, patience),
  };
}

/** The server does not say which days are open, as it would for its own moment; all else goes on. */
export function keepUsualDays() {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    url.includes('/calendar/days') ? new Promise(() => undefined) : fetch(url, options),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

export const slots = (...times: string[]) => times.map((time) => ({ time }));
