import type { words as actions } from './chat-actions.en.ts';

/**
 * The weight of an intent relative to others in the same message. 'Hello, what does it cost with a
 * pool?' is a greeting and asks for a price, but its specific topic is the pool.
 */
export const weights = {
  /** Somebody may be in danger. */
  danger: 9,
  /** A specific topic. */
  topic: 3,
  /** A general question: price, booking, duration. */
  general: 1.4,
  /** A town, which is rarely the question itself. */
  place: 1.2,
  /** Why somebody asks, which is the question only if there is no other: buying, selling. */
  situation: 3,
  /** Greetings, thanks and the like. */
  social: 1,
} as const;

export type Weight = keyof typeof weights;

export type ActionName = Exclude<keyof typeof actions, 'quick'>;

/** What an intent is in all languages. */
export interface ChatRule {
  id: string;
  weight: Weight;
  /** Links to next steps, most likely first. */
  actions: readonly ActionName[];
}

/** How an intent is recognized and answered in a language. */
export interface IntentWords {
  /**
   * Words and phrases that identify the intent, in lower case. Plurals, articles and small spelling
   * mistakes need no entry of their own; one other word may stand between two words of a phrase.
   */
  phrases: readonly string[];
  /** With `{{placeholders}}`. */
  text: string;
  /** Instead of `text` for a business without Texas's state pack. */
  elsewhere?: string;
  /** Instead of `text` for a business that lacks what it names. */
  otherwise?: string;
}

/** The words of all of `Rules`. */
export type WordsOf<Rules extends readonly ChatRule[]> = Readonly<
  Record<Rules[number]['id'], IntentWords>
>;

/** The same intents in another language, with an answer for elsewhere where the original has one. */
export type TranslationOf<Words> = {
  readonly [Id in keyof Words]: Omit<IntentWords, 'elsewhere'> &
    (Words[Id] extends { elsewhere: string } ? { elsewhere: string } : { elsewhere?: never });
};
