import { intents } from './all-intents.ts';
import { actions } from './chat-actions.ts';
import type { ChatAnswer } from './chat-intent.ts';
import { wordsOf } from './message-words.ts';
import { phraseIndex } from './phrase-index.ts';
import { areaIn, sizeAnswer } from './size-answer.ts';

export interface KnownAnswer extends ChatAnswer {
  /** Which rule answered: an intent's id, `size` or `fallback`. */
  intent: string;
}

/** Below this nothing was understood. */
const THRESHOLD = 1.6;

const fallback: KnownAnswer = {
  intent: 'fallback',
  text: 'I am not sure that I understood. Ask me about prices, times, our service area or the report, or ask a person.',
  actions: [actions.quote, actions.call, actions.email],
};

export const greeting: ChatAnswer = {
  text: 'Hello! I am a program that knows our prices, times, service area and reports. What would you like to know?',
  actions: [],
};

const find = phraseIndex(intents);

/**
 * Answers a visitor's message by rules. Never repeats what was written, always names a next step,
 * and takes the same short time whatever is pasted.
 */
export function answerTo(message: string): KnownAnswer {
  const words = wordsOf(message);
  const matches = find(words);
  const best = matches[0];

  const area = areaIn(
    words,
    matches.some(({ intent }) => intent.id === 'price'),
  );
  if (area !== undefined && best?.intent.weight !== 'danger') {
    return { intent: 'size', ...sizeAnswer(area) };
  }
  if (!best || best.score < THRESHOLD) return fallback;

  // 'Do you come to Plano?' asks about Plano rather than about the whole area.
  const place = matches.find(({ intent }) => intent.weight === 'place');
  const { id, text, actions: next } = (best.intent.id === 'area' && place ? place : best).intent;
  return { intent: id, text, actions: next };
}
