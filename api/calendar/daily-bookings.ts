import { secondsInDay } from 'date-fns/constants';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiContext } from '#api/http/api-context.ts';
import { clientKey } from '#api/http/client-address.ts';
import { BOOKINGS_PER_ADDRESS, BOOKINGS_PER_NETWORK } from '#domain/booking/booking-limits.ts';

/** Counts the bookings of each network address, and of its network, in 24 hours. */
export interface DailyBookings {
  /** Counts one more; `giveBack` undoes it when no booking came of it. */
  take(
    ctx: Pick<ApiContext, 'req'>,
  ): Promise<{ isAddressFull: boolean; giveBack: () => Promise<void> }>;
}

export function createDailyBookings(trustProxy: number): DailyBookings {
  const counter = (points: number) => new RateLimiterMemory({ points, duration: secondsInDay });
  const counters = [
    { scope: 'address', counter: counter(BOOKINGS_PER_ADDRESS) },
    { scope: 'network', counter: counter(BOOKINGS_PER_NETWORK) },
  ] as const;
  return {
    async take(ctx) {
      const taken = await Promise.all(
        counters.map(async ({ scope, counter }) => {
          const key = clientKey(ctx.req, trustProxy, scope);
          // Unlike `consume`, this counts past the limit without rejecting.
          const { consumedPoints } = await counter.penalty(key);
          return { isFull: consumedPoints > counter.points, giveBack: () => counter.reward(key) };
        }),
      );
      return {
        isAddressFull: taken.some(({ isFull }) => isFull),
        giveBack: async () => void (await Promise.all(taken.map(({ giveBack }) => giveBack()))),
      };
    },
  };
}
