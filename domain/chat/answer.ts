import { intents } from './all-intents.ts';
import { actions } from './chat-actions.ts';
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

const fallback: KnownAnswer = {
  intent: 'fallback',
  text: 'I am not sure I understood. Ask me about prices, times, our service area or the report, or talk to a person.',
  actions: [actions.quote, actions.call, actions.email],
};

export const greeting: ChatAnswer = {
  text: 'Hello! I am a program that knows our prices, times, service area and reports. What would you like to know?',
  actions: [],
};

const find = createPhraseIndex(intents);

/**
 * Answers a visitor's message by rules. The answer never quotes the message, always offers a next
 * step, and takes bounded time for any input.
 */
export function answerTo(message: string): KnownAnswer {
  const words = tokenize(message);
  const matches = find(words);
  const best = matches[0];

  const area = areaIn(
    words,
    matches.some(({ intent }) => intent.id === 'price'),
  );
  if (area !== undefined && best?.intent.weight !== 'danger') {
    return { intent: 'size', ...sizeAnswer(area) };
  }
  if (!best || best.score < MIN_SCORE) return fallback;

  // 'Do you come to Plano?' asks about Plano rather than about the whole area.
  const place = matches.find(({ intent }) => intent.weight === 'place');
  const { id, text, actions: next } = (best.intent.id === 'area' && place ? place : best).intent;
  return { intent: id, text, actions: next };
}
