import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';
import { chatWords } from './chat-words.ts';
import { tokenize } from './message-words.ts';

/** Whether a number without a unit is more likely a year than an area. */
const isYear = (figure: number) =>
  figure >= quoteBounds.yearBuilt.min && figure <= quoteBounds.yearBuilt.max;

/**
 * The area in a message, in sq ft; undefined without one. A number without a unit counts only if
 * the message `asksPrice` or consists of nothing else.
 */
export function areaIn(
  words: readonly string[],
  asksPrice: boolean,
  locale: Locale,
): number | undefined {
  const { min, max } = quoteBounds.squareFootage;
  const { units, otherUnits } = chatWords.in(locale).size;
  const tokensOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => tokenize(name, locale)));
  const [areas, others] = [tokensOf(units), tokensOf(otherUnits)];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!/^\d{3,5}$/.test(word)) continue;
    const figure = Number(word);
    if (figure < min || figure > max) continue;
    const next = words[index + 1] ?? '';
    if (areas.has(next)) return figure;
    if (others.has(next)) continue;
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
  const words = chatWords.in(business.locale).size;
  const next = [quote, book];
  const index = tiers.findIndex(({ upTo }) => area <= upTo);
  const tier = tiers[index];
  if (tier) {
    const below = tiers[index - 1]?.upTo;
    const end = thousands(tier.upTo);
    const span = below ? words.between(thousands(below + 1), end) : words.upTo(end);
    return {
      text: words.ofTier(span, dollars(tier.price), tier.hours),
      actions: next,
    };
  }
  const { price, stepPrice, stepArea, hours } = beyond;
  return {
    text: words.beyond(
      thousands(tiers.at(-1)?.upTo ?? 0),
      dollars(price),
      dollars(stepPrice),
      String(stepArea),
      hours,
    ),
    actions: next,
  };
}
