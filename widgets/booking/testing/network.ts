import { onTestFinished, vi } from 'vitest';

interface HeldCall {
  url: URL;
  request: Request;
  answer(body: unknown): void;
  fail(): void;
}

/** A network whose answers wait until the test gives them, in any order. */
export function holdNetwork() {
  const calls: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (...call: ConstructorParameters<typeof Request>) =>
      new Promise<Response>((resolve, reject) => {
        const request = new Request(...call);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        calls.push({
          url: new URL(request.url),
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
    calls,
    /** The newest call for the slots of a day. */
    slotsOf: (date: string) =>
      vi.waitFor(() => {
        const call = calls.findLast(({ url }) => url.searchParams.get('date') === date);
        if (!call) throw new Error(`Nobody asked for the slots of ${date}.`);
        return call;
      }),
  };
}

export const slots = (...times: string[]) => times.map((time) => ({ time }));
