import { onTestFinished, vi } from 'vitest';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { Days } from '#domain/schedule/opening.ts';
import { bookableDays } from '#domain/schedule/schedule.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';

interface HeldCall {
  url: URL;
  request: Request;
  answer(body: unknown): void;
  /** Answers 409 with a problem (RFC 9457). */
  refuse(problem: object): void;
  fail(): void;
}

/**
 * Stubs the network: each answer waits until the test gives it, in any order. Calls for days are
 * answered at once, as if nothing were booked, unless `days` are held too.
 */
export function holdNetwork({ days: heldDays }: { days?: 'held' } = {}) {
  const calls: HeldCall[] = [];
  const days: HeldCall[] = [];
  const nextSlots: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (...call: ConstructorParameters<typeof Request>) =>
      new Promise<Response>((resolve, reject) => {
        const request = new Request(...call);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        const url = new URL(request.url);
        // Without an answer, no discount is offered.
        if (url.pathname.endsWith('/promotions')) return;
        const kinds = { days, 'next-slot': nextSlots } as Record<string, HeldCall[]>;
        const sameKind = kinds[url.pathname.split('/').at(-1) ?? ''] ?? calls;
        if (sameKind === days && !heldDays) resolve(Response.json(usualDays(url)));
        sameKind.push({
          url,
          request,
          answer: (body) => resolve(Response.json(body)),
          refuse: (problem) =>
            resolve(
              Response.json(problem, {
                status: 409,
                headers: { 'Content-Type': 'application/problem+json' },
              }),
            ),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());

  const waitForCall = (kind: HeldCall[], name: 'from' | 'date', value: string) =>
    vi.waitFor(
      () => {
        const call = kind.findLast(({ url }) => url.searchParams.get(name) === value);
        if (!call) throw new Error(`No call with ${name}=${value}.`);
        return call;
      },
      // Milliseconds; the calling code is loaded at the first interaction.
      { timeout: 5000 },
    );

  return {
    /** All calls except those for days and for the next slot. */
    calls,
    /** Calls for the open days of a month. */
    days,
    /** Calls for the next free slot. */
    nextSlots,
    daysFrom: (from: string) => waitForCall(days, 'from', from),
    /** The latest call for the slots of a day. */
    slotsOf: (date: string) => waitForCall(calls, 'date', date),
  };
}

/** The days of a call if nothing is booked. */
function usualDays({ searchParams }: URL): Days {
  const { from = '', to = '' } = Object.fromEntries(searchParams);
  return {
    open: bookableDays({ from, to }, defaultAvailability, new Date(), centralTime),
    full: [],
  };
}

export const slots = (...times: string[]) => times.map((time) => ({ time }));
