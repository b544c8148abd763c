import { expect, it } from 'vitest';
import type { FaqItem } from '#domain/content/faq/faq-item.ts';
import { matchingQuestions } from './matching-questions.ts';

const item = (id: string, question: string): FaqItem => ({
  id,
  question,
  answer: 'Sí.',
  category: 'general',
});
const items = [item('attic', '¿Entra al ático?'), item('pool', '¿Revisa la alberca?')];
const idsFor = (text: string) => [...matchingQuestions(items, undefined, text)].map(({ id }) => id);

it.each([
  ['ático', ['attic']],
  ['ATICO', ['attic']],
  ['si', ['attic', 'pool']],
  ['alberca ático', []],
])('finds questions by "%s", with and without accents', (text, ids) => {
  expect(idsFor(text)).toEqual(ids);
});
