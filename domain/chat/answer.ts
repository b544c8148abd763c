import type { Business } from '#domain/business/business.ts';
import { intentsOf } from './all-intents.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';
import { tokenize } from './message-words.ts';
import { createPhraseIndex } from './phrase-index.ts';
import { areaIn, sizeAnswer } from './size-answer.ts';

export interface KnownAnswer extends ChatAnswer {
  /** The matching rule: an intent's id, `size` or `fallback`. */
  intent: string;
}

/** Minimum score of a match. */
const MIN_SCORE = 1.6;

const fallbackOf = ({ quote, call, email }: ReturnType<typeof chatActions>): KnownAnswer => ({
  intent: 'fallback',
  text: 'I am not sure I understood. Ask me about prices, times, our service area or the report, or talk to a person.',
  actions: [quote, call, email],
});

export const greeting: ChatAnswer = {
  text: 'Hello! I am a program that knows our prices, times, service area and reports. What would you like to know?',
  actions: [],
};

type PhraseIndex = ReturnType<typeof createPhraseIndex>;

const indexes = new WeakMap<Business, PhraseIndex>();

/** Indexing takes a few milliseconds, so it waits for the first message and is done once for a business. */
function indexOf(business: Business): PhraseIndex {
  const index = indexes.get(business) ?? createPhraseIndex(intentsOf(business));
  indexes.set(business, index);
  return index;
}

/**
 * Answers a visitor's message by rules. The answer never quotes the message, always offers a next
 * step, and takes bounded time for any input.
 */
export function answerTo(message: string, business: Business): KnownAnswer {
  const words = tokenize(message);
  const matches = indexOf(business)(words);
  const best = matches[0];

  const area = areaIn(
    words,
    matches.some(({ intent }) => intent.id === 'price'),
  );
  if (area !== undefined && best?.intent.weight !== 'danger') {
    return { intent: 'size', ...sizeAnswer(area, business) };
  }
  if (!best || best.score < MIN_SCORE) return fallbackOf(chatActions(business));

  // 'Do you come to Plano?' asks about Plano rather than about the whole area.
  const place = matches.find(({ intent }) => intent.weight === 'place');
  const { id, text, actions: next } = (best.intent.id === 'area' && place ? place : best).intent;
  return { intent: id, text, actions: next };
}
