import type { Promotion } from './promotion.ts';
import { promotionGap } from './promotion-timings.ts';

/** Where the banner is in its round through all messages. Time that it is paused does not count. */
export interface PromoCycle {
  /** Milliseconds since the round's first message appeared, less than a whole round. */
  readonly at: number;
  /** The visitor closed it. That holds for the rest of the round, all messages of it (spec §4). */
  readonly closed: boolean;
}

/** What a moment of the cycle shows, and for how long it stays that way. */
interface PromoMoment {
  promotion: Promotion | undefined;
  /** Milliseconds until something else is shown. */
  left: number;
}

/** At least one message, in the order in which they are shown. */
export type Promotions = readonly [Promotion, ...Promotion[]];

export const isNotEmpty = (promotions: readonly Promotion[]): promotions is Promotions =>
  promotions.length > 0;

export const firstMoment: PromoCycle = { at: 0, closed: false };

/** Milliseconds that all messages take, each with the gap after it. */
export const roundOf = (promotions: Promotions): number =>
  promotions.reduce((sum, { duration }) => sum + duration + promotionGap, 0);

/** The moment `elapsed` milliseconds after the first message appeared. */
export const momentAt = (promotions: Promotions, elapsed: number, closed: boolean): PromoCycle => ({
  at: elapsed % roundOf(promotions),
  closed,
});

export function promoAt(promotions: Promotions, { at, closed }: PromoCycle): PromoMoment {
  const nothing = { promotion: undefined, left: roundOf(promotions) - at };
  if (closed) return nothing;
  let begin = 0;
  for (const promotion of promotions) {
    const hidden = begin + promotion.duration;
    if (at < hidden) return { promotion, left: hidden - at };
    begin = hidden + promotionGap;
    if (at < begin) return { promotion: undefined, left: begin - at };
  }
  return nothing;
}

/** `elapsed` milliseconds later. A new round shows again what was closed in the one before. */
export function advance(
  promotions: Promotions,
  { at, closed }: PromoCycle,
  elapsed: number,
): PromoCycle {
  const next = at + elapsed;
  const round = roundOf(promotions);
  return { at: next % round, closed: closed && next < round };
}

export const close = (cycle: PromoCycle): PromoCycle => ({ ...cycle, closed: true });
