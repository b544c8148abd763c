import type { ChatAction } from './chat-actions.ts';

/** What the visitor reads. */
export interface ChatAnswer {
  text: string;
  /** The next steps, the first one the most likely. */
  actions: readonly ChatAction[];
}

/**
 * How much an intent counts against others in the same message. 'Hello, what does it cost with a
 * pool?' greets, asks for a price and asks about pools: the last is what it is about.
 */
export const weights = {
  /** Somebody may be in danger. */
  danger: 9,
  /** One particular thing. */
  topic: 3,
  /** What most visitors ask: price, booking, duration. */
  general: 1.4,
  /** A town, which rarely is the question itself. */
  place: 1.2,
  /** Greetings, thanks and the like. */
  social: 1,
} as const;

export interface ChatIntent extends ChatAnswer {
  id: string;
  weight: keyof typeof weights;
  /**
   * Words and phrases that tell it, in plain lower case. Plurals, articles and small mistakes in
   * spelling need no entry of their own; one other word may stand between two words of a phrase.
   */
  says: readonly string[];
}
