import type { ActionName, ChatAction } from './chat-actions.ts';

/** An answer as displayed. */
export interface ChatAnswer {
  text: string;
  /** Links to next steps, most likely first. */
  actions: readonly ChatAction[];
}

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
  /** Greetings, thanks and the like. */
  social: 1,
} as const;

interface Recognized {
  id: string;
  weight: keyof typeof weights;
  /**
   * Words and phrases that identify the intent, in lower case. Plurals, articles and small spelling
   * mistakes need no entry of their own; one other word may stand between two words of a phrase.
   */
  phrases: readonly string[];
}

/** An intent with the answer of a business. */
export interface ChatIntent extends Recognized, ChatAnswer {}

/** An intent with the answer of any business. */
export interface ChatRule extends Recognized {
  /** With `{{placeholders}}`. */
  text: string;
  /** Instead of `text` for a business without Texas's state pack. */
  elsewhere?: string;
  actions: readonly ActionName[];
}
