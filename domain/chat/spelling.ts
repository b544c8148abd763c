import { editDistance } from './edit-distance.ts';

/** The probable correct spelling of a word, and its confidence from 0 to 1. */
export interface CorrectedWord {
  word: string;
  confidence: number;
}

/** Shorter words resemble too many others to be corrected. */
const MIN_LENGTH = 5;

/** The maximum number of mistakes in a word of this length. */
const maxMistakes = (length: number) => (length < MIN_LENGTH ? 0 : length < 9 ? 1 : 2);

/**
 * Makes a function that corrects the spelling of a word to one of `vocabulary`, except `commonWords`, which resemble
 * some of them.
 */
export function createSpellingCorrector(
  vocabulary: Iterable<string>,
  commonWords: Iterable<string>,
): (word: string) => CorrectedWord {
  const words = new Set(vocabulary);
  const known = new Set([...words, ...commonWords]);
  const candidates = [...words].filter((word) => word.length >= MIN_LENGTH && !/\d/.test(word));

  return (word) => {
    if (known.has(word) || word.length < MIN_LENGTH - 1 || /\d/.test(word)) {
      return { word, confidence: 1 };
    }
    let best: CorrectedWord = { word, confidence: 1 };
    let fewest = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const max = maxMistakes(candidate.length);
      if (Math.abs(candidate.length - word.length) > max || !sharesFirstLetter(word, candidate))
        continue;
      const distance = editDistance(word, candidate, max);
      if (distance > max || distance >= fewest) continue;
      fewest = distance;
      best = { word: candidate, confidence: 1 - distance * 0.08 };
    }
    return best;
  };
}

/** The first letter is rarely mistyped; short words that differ in it are other words. */
const sharesFirstLetter = (word: string, candidate: string) =>
  word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
