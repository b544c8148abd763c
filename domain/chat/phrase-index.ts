import type { Locale } from '#domain/locale/locale.ts';
import type { ChatIntent } from './chat-intent.ts';
import { weights } from './chat-rule.ts';
import { chatWords } from './chat-words.ts';
import { tokenize } from './message-words.ts';
import { type CorrectedWord, createSpellingCorrector } from './spelling.ts';

interface Phrase {
  words: readonly string[];
  intent: ChatIntent;
}

export interface Match {
  intent: ChatIntent;
  score: number;
}

/** Points by the number of words in a phrase: a longer phrase matches by chance less often. */
const pointsByLength = [0, 2, 3.5, 4.5, 5.2, 5.6];

/** Points for each further matching phrase of the same intent, and the maximum number counted. */
const FURTHER_PHRASE = 0.1;
const MAX_FURTHER = 3;

/** Points less for each intent that has even a phrase's rarest word, and the maximum number counted. */
const SHARED_WORD = 0.02;
const MAX_SHARED = 10;

/**
 * Indexes the phrases, which are in the language `locale`; the result finds the intents in a message's words, highest
 * score first.
 */
export function createPhraseIndex(
  intents: readonly ChatIntent[],
  locale: Locale,
): (words: readonly string[]) => Match[] {
  const byFirstWord = new Map<string, Phrase[]>();
  /** The intents in whose phrases a word is. */
  const vocabulary = new Map<string, Set<ChatIntent>>();
  for (const intent of intents) {
    for (const text of intent.phrases) {
      const words = tokenize(text, locale);
      const [first] = words;
      if (first === undefined) continue;
      for (const word of words) {
        vocabulary.set(word, (vocabulary.get(word) ?? new Set()).add(intent));
      }
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, intent }]);
    }
  }
  const { commonWords, reading } = chatWords.in(locale);
  const { otherSubjects } = reading;
  const formsOf = (words: readonly string[]) => words.flatMap((word) => tokenize(word, locale));
  const known = formsOf([...commonWords, ...(otherSubjects?.words ?? [])]);
  const correct = createSpellingCorrector(vocabulary.keys(), known);
  const isOffTopic = otherSubjects?.testFor(formsOf, new Set([...vocabulary.keys(), ...known]));

  return (words) => {
    const corrections = new Map<string, CorrectedWord>();
    const corrected = words.map((word) => {
      const correction = corrections.get(word) ?? correct(word);
      corrections.set(word, correction);
      return correction;
    });
    const found = new Map<ChatIntent, number[]>();
    corrected.forEach(({ word }, start) => {
      for (const phrase of byFirstWord.get(word) ?? []) {
        const confidence = confidenceAt(corrected, start, phrase.words);
        if (!confidence) continue;
        const shared = Math.min(...phrase.words.map((word) => vocabulary.get(word)?.size ?? 0));
        const points =
          (pointsByLength[phrase.words.length] ?? 6) * confidence -
          Math.min(shared, MAX_SHARED) * SHARED_WORD;
        found.set(phrase.intent, [...(found.get(phrase.intent) ?? []), points]);
      }
    });
    const offTopic = isOffTopic?.(corrected.map(({ word }) => word)) ?? false;
    return [...found]
      .filter(([{ weight }]) => weight === 'danger' || !offTopic)
      .map(([intent, points]) => ({ intent, score: scoreOf(intent, points) }))
      .toSorted((a, b) => b.score - a.score);
  };
}

/** The lowest confidence of the phrase's words at `start`; 0 when the phrase is not there. */
function confidenceAt(
  corrected: readonly CorrectedWord[],
  start: number,
  phrase: readonly string[],
): number {
  let confidence = 1;
  let position = start;
  for (const word of phrase) {
    // One other word may stand between two words of a phrase.
    if (position > start && corrected[position]?.word !== word) position++;
    const candidate = corrected[position];
    if (candidate?.word !== word) return 0;
    confidence = Math.min(confidence, candidate.confidence);
    position++;
  }
  return confidence;
}

function scoreOf(intent: ChatIntent, points: readonly number[]): number {
  const further = Math.min(points.length - 1, MAX_FURTHER) * FURTHER_PHRASE;
  return weights[intent.weight] * (Math.max(...points) + further);
}
