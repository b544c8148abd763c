import type { Business } from '#domain/business/business.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { intentsOf } from './all-intents.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';
import { chatWords } from './chat-words.ts';
import { tokenize } from './message-words.ts';
import { createPhraseIndex, type Match } from './phrase-index.ts';
import { areaIn, sizeAnswer } from './size-answer.ts';

export interface KnownAnswer extends ChatAnswer {
  /** The matching rule: an intent's id, `size` or `fallback`. */
  intent: string;
}

/** Minimum score of a match. */
const MIN_SCORE = 1.6;

function fallbackOf(business: Business): KnownAnswer {
  const { quote, call, email } = chatActions(business);
  const text = chatWords.in(business.locale).answer.fallback;
  return { intent: 'fallback', text, actions: [quote, call, email] };
}

export const greetingIn = (locale: Locale): ChatAnswer => ({
  text: chatWords.in(locale).answer.greeting,
  actions: [],
});

export const greeting = greetingIn(defaultLocale);

type PhraseIndex = ReturnType<typeof createPhraseIndex>;

const indexes = new WeakMap<Business, PhraseIndex>();

/** Indexing takes a few milliseconds, so it waits for the first message and is done once for a business. */
function indexOf(business: Business): PhraseIndex {
  const index = indexes.get(business) ?? createPhraseIndex(intentsOf(business), business.locale);
  indexes.set(business, index);
  return index;
}

/**
 * Answers a visitor's message by rules, both in the business's language. The answer never quotes the
 * message, always offers a next step, and takes bounded time for any input.
 */
export function answerTo(message: string, business: Business): KnownAnswer {
  const words = tokenize(message, business.locale);
  const matches = indexOf(business)(words);
  const isQuestion = ({ intent, score }: Match) =>
    intent.weight !== 'social' && intent.weight !== 'situation' && score >= MIN_SCORE;
  const best = matches.find(isQuestion) ?? matches[0];

  const area = areaIn(
    words,
    matches.some(({ intent }) => intent.id === 'price'),
    business.locale,
  );
  if (area !== undefined && best?.intent.weight !== 'danger') {
    return { intent: 'size', ...sizeAnswer(area, business) };
  }
  if (!best || best.score < MIN_SCORE) return fallbackOf(business);

  // 'Do you come to Plano?' asks about Plano rather than about the whole area.
  const place = matches.find(({ intent }) => intent.weight === 'place');
  const { id, text, actions: next } = (best.intent.id === 'area' && place ? place : best).intent;
  return { intent: id, text, actions: next };
}
