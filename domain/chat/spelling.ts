import { editDistance } from './edit-distance.ts';

/** A word as it was probably meant, and how sure that is, from 0 to 1. */
export interface MeantWord {
  word: string;
  sure: number;
}

/** Right as they are, though one letter away from a word that the rules know. */
const everyday = new Set(
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

/** Words shorter than this are too much like others to be guessed. */
const SHORTEST = 5;

/** How many mistakes a word of this length may have. */
const mistakesIn = (length: number) => (length < SHORTEST ? 0 : length < 9 ? 1 : 2);

/** Makes a reader that knows `vocabulary` and sees through mistakes in spelling. */
export function spellingOf(vocabulary: Iterable<string>): (word: string) => MeantWord {
  const known = new Set(vocabulary);
  const guessable = [...known].filter((word) => word.length >= SHORTEST && !/\d/.test(word));

  return (word) => {
    if (known.has(word) || everyday.has(word) || word.length < SHORTEST - 1 || /\d/.test(word)) {
      return { word, sure: 1 };
    }
    let best: MeantWord = { word, sure: 1 };
    let fewest = Number.POSITIVE_INFINITY;
    for (const candidate of guessable) {
      const most = mistakesIn(candidate.length);
      if (Math.abs(candidate.length - word.length) > most || !beginsAlike(word, candidate))
        continue;
      const distance = editDistance(word, candidate, most);
      if (distance > most || distance >= fewest) continue;
      fewest = distance;
      best = { word: candidate, sure: 1 - distance * 0.08 };
    }
    return best;
  };
}

/** Few people miss a first letter, and short words that differ in it are other words. */
const beginsAlike = (word: string, candidate: string) =>
  word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
