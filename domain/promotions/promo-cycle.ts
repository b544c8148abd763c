import { promotionGap } from './promotion-timings.ts';
import { type Promotion, promotions } from './promotions.ts';

/** Where the banner is in its round through all messages. Time that it is paused does not count. */
export interface PromoCycle {
  /** Milliseconds since the round's first message appeared, less than a whole round. */
  readonly at: number;
  /** The visitor closed it. That holds for the rest of the round, all messages of it (spec §4). */
  readonly closed: boolean;
}

/** What a moment of the cycle shows, and for how long it stays that way. */
export interface PromoMoment {
  promotion: Promotion | undefined;
  /** Milliseconds until something else is shown. */
  left: number;
}

export const firstMoment: PromoCycle = { at: 0, closed: false };

/** Milliseconds that all messages take, each with the gap after it. */
export const round = promotions.reduce((sum, { duration }) => sum + duration + promotionGap, 0);

/** The moment `elapsed` milliseconds after the first message appeared. */
export const momentAt = (elapsed: number, closed: boolean): PromoCycle => ({
  at: elapsed % round,
  closed,
});

export function promoAt({ at, closed }: PromoCycle): PromoMoment {
  if (closed) return { promotion: undefined, left: round - at };
  let begin = 0;
  for (const promotion of promotions) {
    const hidden = begin + promotion.duration;
    if (at < hidden) return { promotion, left: hidden - at };
    begin = hidden + promotionGap;
    if (at < begin) return { promotion: undefined, left: begin - at };
  }
  return { promotion: undefined, left: round - at };
}

/** `elapsed` milliseconds later. A new round shows again what was closed in the one before. */
export function advance({ at, closed }: PromoCycle, elapsed: number): PromoCycle {
  const next = at + elapsed;
  return { at: next % round, closed: closed && next < round };
}

export const close = (cycle: PromoCycle): PromoCycle => ({ ...cycle, closed: true });
