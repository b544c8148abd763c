import { editDistance } from './edit-distance.ts';

/** The probable correct spelling of a word, and its confidence from 0 to 1. */
export interface CorrectedWord {
  word: string;
  confidence: number;
}

/** Common words that must not be corrected to a similar word of the vocabulary. */
const commonWords = new Set(
  `about after again alien all along also always another around back been before being below best
  better black both bring built came change close come could days does done down each early else even
  every everything feel find first four friend from gave give given going gone good great hand hard
  have hear hearing heard here high home house hurt inspected into keep kept know large last later least
  leave left life light like line little live living long look looking lost made make many matter mean
  might money month more most move much must near never next night north nothing once only open other
  over paint part past people piano place plan plant please point post put quick quit quite rather
  read right said same seen send sent shall should show side since small something start state still
  such sure take taken tell than that them then there these they thing think this those though three
  through times together told took tree tried true turn twice under until upon used want water week
  well went were what when where which while white whole whose will within without words work world
  would wrong year yesterday young`.split(/\s+/),
);

/** Shorter words resemble too many others to be corrected. */
const MIN_LENGTH = 5;

/** The maximum number of mistakes in a word of this length. */
const maxMistakes = (length: number) => (length < MIN_LENGTH ? 0 : length < 9 ? 1 : 2);

/** Makes a function that corrects the spelling of a word to one of `vocabulary`. */
export function createSpellingCorrector(
  vocabulary: Iterable<string>,
): (word: string) => CorrectedWord {
  const known = new Set(vocabulary);
  const candidates = [...known].filter((word) => word.length >= MIN_LENGTH && !/\d/.test(word));

  return (word) => {
    if (
      known.has(word) ||
      commonWords.has(word) ||
      word.length < MIN_LENGTH - 1 ||
      /\d/.test(word)
    ) {
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
