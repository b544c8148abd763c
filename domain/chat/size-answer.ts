import type { Business } from '#domain/business/business.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';

const units = /^(sq|sqft|sf|square|ft|feet|foot)$/;

/** Whether a number without a unit is more likely a year than an area. */
const isYear = (figure: number) =>
  figure >= quoteBounds.yearBuilt.min && figure <= quoteBounds.yearBuilt.max;

/**
 * The area in a message, in sq ft; undefined without one. A number without a unit counts only if
 * the message `asksPrice` or consists of nothing else.
 */
export function areaIn(words: readonly string[], asksPrice: boolean): number | undefined {
  const { min, max } = quoteBounds.squareFootage;
  for (const [index, word] of words.entries()) {
    if (!/^\d{3,5}$/.test(word)) continue;
    const figure = Number(word);
    if (figure < min || figure > max) continue;
    const next = words[index + 1] ?? '';
    if (units.test(next)) return figure;
    // Adjacent digits: a telephone number.
    if (/^\d/.test(next) || /^\d/.test(words[index - 1] ?? '')) continue;
    if ((asksPrice && !isYear(figure)) || words.length === 1) return figure;
  }
  return undefined;
}

/** Base price and duration for `area` in sq ft (spec §9). The answer does not repeat the area. */
export function sizeAnswer(area: number, business: Business): ChatAnswer {
  const { tiers, beyond } = business.prices;
  const { quote, book } = chatActions(business);
  const next = [quote, book];
  const index = tiers.findIndex(({ upTo }) => area <= upTo);
  const tier = tiers[index];
  if (tier) {
    const below = tiers[index - 1]?.upTo;
    const span = below
      ? `${thousands(below + 1)} to ${thousands(tier.upTo)}`
      : `up to ${thousands(tier.upTo)}`;
    return {
      text: `Homes of ${span} sq ft start at ${dollars(tier.price)} and take ${tier.hours.join('-')} hours. The instant quote adds whatever else applies to yours.`,
      actions: next,
    };
  }
  const end = thousands(tiers.at(-1)?.upTo ?? 0);
  const { price, stepPrice, stepArea, hours } = beyond;
  return {
    text: `Homes above ${end} sq ft are ${dollars(price)} plus ${dollars(stepPrice)} for each started ${stepArea} sq ft over that, and take ${hours.join('-')} hours. The instant quote gives you the total.`,
    actions: next,
  };
}
