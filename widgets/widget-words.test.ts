import { expect, test } from 'vitest';

type Catalogs = Record<string, { words: unknown }>;

const english: Catalogs = import.meta.glob(['../ui/*.en.ts', './*/*.en.ts'], { eager: true });
const spanish: Catalogs = import.meta.glob(['../ui/*.es.ts', './*/*.es.ts'], { eager: true });

const FIGURE = '7';

/** Texts by path, with the same figure wherever there is one. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const text: unknown = words(...Array.from({ length: words.length }, () => FIGURE));
    // The label of a value, for which any figure is none.
    return typeof text === 'string' && !path.endsWith('Of') ? [[path, text]] : [];
  }
  return Object.entries(words as object).flatMap(([name, word]) =>
    textsOf(word, path ? `${path}.${name}` : name),
  );
}

const functionWords =
  /(?<!\p{L})(the|your|you|and|or|with|for|is|are|at|of|to|it|this|that|not|please|call|our|we|by|on|in)(?!\p{L})/iu;

/** The same in both languages. */
const alike = new Set(['Total', FIGURE, '']);

test.each(Object.keys(english))('the words of %s are Spanish, with the same figures', (file) => {
  const inEnglish = new Map(textsOf(english[file]?.words));
  const es = spanish[file.replace(/\.en\.ts$/, '.es.ts')]?.words;
  for (const [path, text] of textsOf(es)) {
    expect(text, path).not.toMatch(functionWords);
    expect(text.includes(FIGURE), path).toBe(inEnglish.get(path)?.includes(FIGURE));
    expect(text.includes('?'), path).toBe(text.includes('¿'));
    expect(text.includes('!'), path).toBe(text.includes('¡'));
    if (!alike.has(text)) expect(text, path).not.toBe(inEnglish.get(path));
  }
});
