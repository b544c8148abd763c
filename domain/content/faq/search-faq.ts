import type { Business } from '#domain/business/business.ts';
import { tokenize } from '#domain/chat/message-words.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { faqItems } from './faq.ts';
import type { FaqItem } from './faq-item.ts';

/** Maximum number of entries in one answer. */
const MAX_ENTRIES = 3;

/** A word in an entry's question says more about its subject than a word in its answer. */
const QUESTION_WEIGHT = 3;

/** The share of the message's weight that an entry must contain to count as an answer. */
const MIN_SHARE = 0.5;

interface FaqIndex {
  entries: readonly { item: FaqItem; question: Set<string>; answer: Set<string> }[];
  /** The weight of words: 0 if every entry contains it, more the fewer do. */
  weightOf: (words: readonly string[]) => number;
}

function indexOf(items: readonly FaqItem[], locale: Locale): FaqIndex {
  const entries = items.map((item) => ({
    item,
    question: new Set(tokenize(item.question, locale)),
    answer: new Set(item.answer.split('\n\n').flatMap((text) => tokenize(text, locale))),
  }));
  const weights = new Map<string, number>();
  for (const word of new Set(entries.flatMap(({ question, answer }) => [...question, ...answer]))) {
    const found = entries.filter(({ question, answer }) => question.has(word) || answer.has(word));
    weights.set(word, Math.log(entries.length / found.length));
  }
  // A word that no entry contains weighs as much as one that a single entry contains.
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? Math.log(entries.length)), 0);
  return { entries, weightOf };
}

const indexes = new WeakMap<readonly FaqItem[], FaqIndex>();

/** The entries that share the most distinctive words with a question, best first, at most three. */
export function searchFaq(message: string, business: Business): FaqItem[] {
  const items = faqItems(business);
  const index = indexes.get(items) ?? indexOf(items, business.locale);
  indexes.set(items, index);
  const { entries, weightOf } = index;
  const words = [...new Set(tokenize(message, business.locale))];
  const enough = MIN_SHARE * weightOf(words);
  return entries
    .map(({ item, question, answer }) => {
      const inQuestion = weightOf(words.filter((word) => question.has(word)));
      const inEntry = weightOf(words.filter((word) => question.has(word) || answer.has(word)));
      return { item, inEntry, score: inEntry + (QUESTION_WEIGHT - 1) * inQuestion };
    })
    .filter(({ inEntry }) => inEntry > 0 && inEntry >= enough)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_ENTRIES)
    .map(({ item }) => item);
}
