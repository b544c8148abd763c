import { tokenize } from '#domain/chat/message-words.ts';
import { faqItems } from './faq.ts';
import type { FaqItem } from './faq-item.ts';

/** Entries of one answer. */
const MAX_ENTRIES = 3;

/** A word of the entry's question tells more of its subject than one of the answer. */
const QUESTION_WEIGHT = 3;

/** The part of the message's weight that an entry has to hold to count as an answer. */
const MIN_SHARE = 0.5;

const entries = faqItems.map((item) => ({
  item,
  question: new Set(tokenize(item.question)),
  answer: new Set(item.answer.split('\n\n').flatMap(tokenize)),
}));

/** A word's weight: the rarer in the FAQ, the more; 0 for one that it does not contain. */
const weights = new Map<string, number>();
for (const word of new Set(entries.flatMap(({ question, answer }) => [...question, ...answer]))) {
  const found = entries.filter(({ question, answer }) => question.has(word) || answer.has(word));
  weights.set(word, Math.log(1 + entries.length / found.length));
}

/** The entries that have most of a question's words, best first, at most three. */
export function searchFaq(message: string): FaqItem[] {
  const words = [...new Set(tokenize(message))];
  const weightOf = (word: string) => weights.get(word) ?? 0;
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  return entries
    .map(({ item, question, answer }) => {
      const share = words.filter((word) => question.has(word) || answer.has(word));
      const inQuestion = words.filter((word) => question.has(word));
      const sum = (list: readonly string[]) => list.reduce((all, word) => all + weightOf(word), 0);
      return {
        item,
        share: sum(share),
        score: sum(share) + (QUESTION_WEIGHT - 1) * sum(inQuestion),
      };
    })
    .filter(({ share }) => share > 0 && share >= MIN_SHARE * total)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_ENTRIES)
    .map(({ item }) => item);
}
