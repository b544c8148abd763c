import type { Promotion } from './promotion.ts';
import { promotionGap } from './promotion-timings.ts';

/** The position in the cycle through all messages. Time while the banner is paused does not count. */
export interface PromoCycle {
  /** Milliseconds since the cycle's first message appeared; less than `cycleDuration`. */
  readonly at: number;
  /** The visitor closed the banner, which hides it for the rest of the cycle (spec §4). */
  readonly closed: boolean;
}

/** A phase of the cycle: one message, or the gap after it. */
interface PromoPhase {
  /** Undefined in a gap and while the banner is closed. */
  promotion: Promotion | undefined;
  /** Milliseconds until the next phase. */
  remaining: number;
}

/** At least one message, in display order. */
export type Promotions = readonly [Promotion, ...Promotion[]];

export const isNotEmpty = (promotions: readonly Promotion[]): promotions is Promotions =>
  promotions.length > 0;

export const initialCycle: PromoCycle = { at: 0, closed: false };

/** Duration of one cycle in milliseconds: all messages, each with the gap after it. */
export const cycleDuration = (promotions: Promotions): number =>
  promotions.reduce((sum, { duration }) => sum + duration + promotionGap, 0);

/** The phase at a position of the cycle. */
export function phaseAt(promotions: Promotions, { at, closed }: PromoCycle): PromoPhase {
  const hidden = { promotion: undefined, remaining: cycleDuration(promotions) - at };
  if (closed) return hidden;
  let begin = 0;
  for (const promotion of promotions) {
    const end = begin + promotion.duration;
    if (at < end) return { promotion, remaining: end - at };
    begin = end + promotionGap;
    if (at < begin) return { promotion: undefined, remaining: begin - at };
  }
  return hidden;
}

/** The position `elapsed` milliseconds later. A new cycle shows a closed banner again. */
export function advance(
  promotions: Promotions,
  { at, closed }: PromoCycle,
  elapsed: number,
): PromoCycle {
  const next = at + elapsed;
  const duration = cycleDuration(promotions);
  return { at: next % duration, closed: closed && next < duration };
}

export const close = (cycle: PromoCycle): PromoCycle => ({ ...cycle, closed: true });
