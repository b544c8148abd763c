import { secondsInDay } from 'date-fns/constants';
import type { ApiContext } from '#api/http/api-context.ts';
import type { ClientKey } from '#api/http/client-address.ts';
import type { CreateCounter } from '#api/http/rate-counter.ts';
import {
  BOOKINGS_PER_ADDRESS,
  BOOKINGS_PER_NETWORK,
} from '#domain/booking/limits/booking-limits.ts';

/** Counts the bookings of each network address, and of its network, in 24 hours. */
export interface DailyBookings {
  /** Counts one more; `giveBack` undoes it if no booking was made. */
  take(
    ctx: Pick<ApiContext, 'req'>,
  ): Promise<{ isAddressFull: boolean; giveBack: () => Promise<void> }>;
}

export function createDailyBookings(
  createCounter: CreateCounter,
  clientKey: ClientKey,
): DailyBookings {
  const most = { address: BOOKINGS_PER_ADDRESS, network: BOOKINGS_PER_NETWORK };
  const counters = (['address', 'network'] as const).map((scope) => {
    const limit = { points: most[scope], seconds: secondsInDay };
    return { scope, counter: createCounter(`bookings ${scope}`, limit) };
  });
  return {
    async take(ctx) {
      const taken = await Promise.all(
        counters.map(async ({ scope, counter }) => {
          const key = clientKey(ctx.req, scope);
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
