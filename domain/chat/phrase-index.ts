import { type ChatIntent, weights } from './chat-intent.ts';
import { wordsOf } from './message-words.ts';
import { type MeantWord, spellingOf } from './spelling.ts';

interface Phrase {
  words: readonly string[];
  intent: ChatIntent;
}

export interface Match {
  intent: ChatIntent;
  score: number;
}

/** What a phrase counts by its number of words: the longer it is, the less it is there by chance. */
const pointsByLength = [0, 2, 3.5, 4.5, 5.2, 5.6];

/** What each further phrase of the same intent adds. */
const FURTHER = 0.1;
const MOST_FURTHER = 3;

/** Makes a reader that finds the intents in the words of a message, the weightiest first. */
export function phraseIndex(intents: readonly ChatIntent[]): (words: readonly string[]) => Match[] {
  const byFirstWord = new Map<string, Phrase[]>();
  const vocabulary = new Set<string>();
  for (const intent of intents) {
    for (const said of intent.says) {
      const words = wordsOf(said);
      const [first] = words;
      if (first === undefined) continue;
      for (const word of words) vocabulary.add(word);
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, intent }]);
    }
  }
  const spelling = spellingOf(vocabulary);

  return (words) => {
    const known = new Map<string, MeantWord>();
    const meant = words.map((word) => {
      const found = known.get(word) ?? spelling(word);
      known.set(word, found);
      return found;
    });
    const found = new Map<ChatIntent, number[]>();
    for (const [start, { word }] of meant.entries()) {
      for (const phrase of byFirstWord.get(word) ?? []) {
        const sure = surenessAt(meant, start, phrase.words);
        if (!sure) continue;
        const points = (pointsByLength[phrase.words.length] ?? 6) * sure;
        found.set(phrase.intent, [...(found.get(phrase.intent) ?? []), points]);
      }
    }
    return [...found]
      .map(([intent, points]) => ({ intent, score: scoreOf(intent, points) }))
      .toSorted((a, b) => b.score - a.score);
  };
}

/** 0 when the phrase does not stand at `start`, else how sure its least sure word is. */
function surenessAt(meant: readonly MeantWord[], start: number, phrase: readonly string[]): number {
  let sure = 1;
  let position = start;
  for (const [index, word] of phrase.entries()) {
    // One other word may stand between two of a phrase.
    if (index > 0 && meant[position]?.word !== word) position++;
    const there = meant[position];
    if (there?.word !== word) return 0;
    sure = Math.min(sure, there.sure);
    position++;
  }
  return sure;
}

function scoreOf(intent: ChatIntent, points: readonly number[]): number {
  const further = Math.min(points.length - 1, MOST_FURTHER) * FURTHER;
  return weights[intent.weight] * (Math.max(...points) + further);
}
