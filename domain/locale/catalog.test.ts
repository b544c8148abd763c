import { expect, test } from 'vitest';
import { catalog, loadNewWords, loadWords } from './catalog.ts';

const english = { words: { hello: 'Hello' } };

test('words that are used before they are loaded throw', async () => {
  const words = catalog({ en: async () => english, es: async () => english });
  expect(() => words.in('en')).toThrow('Words are used before they are loaded: en');
  await loadWords('en');
  expect(words.in('en').hello).toBe('Hello');
});

test('a language that cannot be fetched keeps no other from loading, and can be asked for again', async () => {
  let isOnline = false;
  const words = catalog({
    en: async () => english,
    es: async () => {
      if (!isOnline) throw new Error('No answer');
      return { words: { hello: 'Hola' } };
    },
  });
  await expect(words.load('es')).rejects.toThrow('No answer');
  await expect(loadWords('es')).rejects.toThrow('No answer');
  await loadWords('en');
  expect(words.in('en').hello).toBe('Hello');
  isOnline = true;
  await loadWords('es');
  expect(words.in('es').hello).toBe('Hola');
});

test('code that arrives later has its words in the languages in use', async () => {
  await loadWords('es');
  const later = catalog({
    en: async () => english,
    es: async () => ({ words: { hello: 'Hola' } }),
  });
  await loadNewWords();
  expect(later.in('es').hello).toBe('Hola');
});
