import { dollars, thousands } from '#domain/quote/dollars.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { beyondTiers, sizeTiers } from '#domain/quote/quote-rules.ts';
import { actions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';

const units = /^(sq|sqft|sf|square|ft|feet|foot)$/;

/** A year rather than an area, when no unit says otherwise. */
const isYear = (figure: number) =>
  figure >= quoteBounds.yearBuilt.min && figure <= quoteBounds.yearBuilt.max;

/**
 * The area in sq ft that a message names, undefined without one. A bare number counts where
 * `asksPrice` says that the message is about a price, or where it is the whole message.
 */
export function areaIn(words: readonly string[], asksPrice: boolean): number | undefined {
  const { min, max } = quoteBounds.squareFootage;
  for (const [index, word] of words.entries()) {
    if (!/^\d{3,5}$/.test(word)) continue;
    const figure = Number(word);
    if (figure < min || figure > max) continue;
    const next = words[index + 1] ?? '';
    if (units.test(next)) return figure;
    // A telephone number.
    if (/^\d/.test(next) || /^\d/.test(words[index - 1] ?? '')) continue;
    if ((asksPrice && !isYear(figure)) || words.length === 1) return figure;
  }
  return undefined;
}

/** Price and duration of the size class that `area` falls in (spec §9); never the figure itself. */
export function sizeAnswer(area: number): ChatAnswer {
  const next = [actions.quote, actions.book];
  const index = sizeTiers.findIndex(({ upTo }) => area <= upTo);
  const tier = sizeTiers[index];
  if (tier) {
    const below = sizeTiers[index - 1]?.upTo;
    const span = below
      ? `${thousands(below + 1)} to ${thousands(tier.upTo)}`
      : `up to ${thousands(tier.upTo)}`;
    return {
      text: `Homes of ${span} sq ft start at ${dollars(tier.price)} and take ${tier.hours.join('-')} hours. The instant quote adds what is special about yours.`,
      actions: next,
    };
  }
  const end = thousands(sizeTiers.at(-1)?.upTo ?? 0);
  const { price, stepPrice, stepArea, hours } = beyondTiers;
  return {
    text: `Homes above ${end} sq ft are ${dollars(price)} plus ${dollars(stepPrice)} for each started ${stepArea} sq ft over that, and take ${hours.join('-')} hours. The instant quote gives you the total.`,
    actions: next,
  };
}
