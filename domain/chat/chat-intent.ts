import type { ChatAction } from './chat-actions.ts';
import type { IntentWords, Weight } from './chat-rule.ts';

/** An answer as displayed. */
export interface ChatAnswer {
  text: string;
  /** Links to next steps, most likely first. */
  actions: readonly ChatAction[];
}

/** An intent with the answer of a business, in its language. */
export interface ChatIntent extends Pick<IntentWords, 'phrases'>, ChatAnswer {
  id: string;
  weight: Weight;
}
