import { expect, test } from 'vitest';
import { words as pageEn } from '#ui/page.en.ts';
import { words as pageEs } from '#ui/page.es.ts';
import { words as uiEn } from '#ui/ui.en.ts';
import { words as uiEs } from '#ui/ui.es.ts';
import { words as bookingStepsEn } from './booking/booking-steps.en.ts';
import { words as bookingStepsEs } from './booking/booking-steps.es.ts';
import { words as bookingEn } from './booking/booking-widget.en.ts';
import { words as bookingEs } from './booking/booking-widget.es.ts';
import { words as chatDialogEn } from './chat/chat-dialog.en.ts';
import { words as chatDialogEs } from './chat/chat-dialog.es.ts';
import { words as chatEn } from './chat/chat-widget.en.ts';
import { words as chatEs } from './chat/chat-widget.es.ts';
import { words as contactAnswerEn } from './contact/contact-answer.en.ts';
import { words as contactAnswerEs } from './contact/contact-answer.es.ts';
import { words as contactEn } from './contact/contact-widget.en.ts';
import { words as contactEs } from './contact/contact-widget.es.ts';
import { words as pricingEn } from './pricing/pricing-widget.en.ts';
import { words as pricingEs } from './pricing/pricing-widget.es.ts';
import { words as promoEn } from './promo/promo-widget.en.ts';
import { words as promoEs } from './promo/promo-widget.es.ts';
import { words as quoteResultEn } from './quote/quote-result.en.ts';
import { words as quoteResultEs } from './quote/quote-result.es.ts';
import { words as quoteEn } from './quote/quote-widget.en.ts';
import { words as quoteEs } from './quote/quote-widget.es.ts';
import { words as reviewsEn } from './reviews/reviews-widget.en.ts';
import { words as reviewsEs } from './reviews/reviews-widget.es.ts';
import { words as tipsResultsEn } from './tips/tips-results.en.ts';
import { words as tipsResultsEs } from './tips/tips-results.es.ts';
import { words as tipsEn } from './tips/tips-widget.en.ts';
import { words as tipsEs } from './tips/tips-widget.es.ts';

const FIGURE = '7';

/** Texts by path, with the same figure wherever there is one. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const text: unknown = words(...Array.from({ length: words.length }, () => FIGURE));
    // The label of a value, for which any figure is none.
    return typeof text === 'string' && !path.endsWith('Of') ? [[path, text]] : [];
  }
  return Object.entries(words as object).flatMap(([name, word]) =>
    textsOf(word, path ? `${path}.${name}` : name),
  );
}

const functionWords =
  /(?<!\p{L})(the|your|you|and|or|with|for|is|are|at|of|to|it|this|that|not|please|call|our|we|by|on|in)(?!\p{L})/iu;

/** The same in both languages. */
const alike = new Set(['Total', FIGURE, '']);

test.each([
  ['page', pageEn, pageEs],
  ['ui', uiEn, uiEs],
  ['booking', bookingEn, bookingEs],
  ['booking, steps', bookingStepsEn, bookingStepsEs],
  ['chat', chatEn, chatEs],
  ['chat, dialog', chatDialogEn, chatDialogEs],
  ['contact', contactEn, contactEs],
  ['contact, answer', contactAnswerEn, contactAnswerEs],
  ['pricing', pricingEn, pricingEs],
  ['promo', promoEn, promoEs],
  ['quote', quoteEn, quoteEs],
  ['quote, result', quoteResultEn, quoteResultEs],
  ['reviews', reviewsEn, reviewsEs],
  ['tips', tipsEn, tipsEs],
  ['tips, results', tipsResultsEn, tipsResultsEs],
])('the words of %s are Spanish, with the same figures', (_name, en, es) => {
  const english = new Map(textsOf(en));
  for (const [path, text] of textsOf(es)) {
    expect(text, path).not.toMatch(functionWords);
    expect(text.includes(FIGURE), path).toBe(english.get(path)?.includes(FIGURE));
    expect(text.includes('?'), path).toBe(text.includes('¿'));
    expect(text.includes('!'), path).toBe(text.includes('¡'));
    if (!alike.has(text)) expect(text, path).not.toBe(english.get(path));
  }
});
