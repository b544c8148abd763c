import { expect, it, test } from 'vitest';
import { spanishArticles } from '#domain/content/articles/articles-es.ts';
import { glossary } from './glossary.ts';
import { breaches } from './spanish-style.ts';
import { spanishTexts } from './spanish-texts.ts';
import { misspelled } from './spelling.ts';

/** The articles' own texts are in the module with their metadata. */
const articles = spanishArticles.flatMap(({ slug, title, excerpt, ...meta }) =>
  [title, excerpt, meta.featuredImageAlt, meta.metaTitle, meta.metaDescription].map((text) => ({
    place: slug,
    text,
  })),
);
const texts = [
  ...spanishTexts(spanishArticles.map(({ slug }) => `domain/content/articles/${slug}.md`)),
  ...articles,
];

const found = (check: (text: string) => readonly string[]) =>
  texts.flatMap(({ place, text }) => check(text).map((finding) => `${place}: ${finding}`));

test('every text in Spanish is spelled as in Mexico, and has no English', () => {
  expect(texts.length).toBeGreaterThan(2500);
  expect(found(misspelled)).toEqual([]);
});

test('every text in Spanish says usted, has the words of the glossary and opens its questions', () => {
  expect(glossary.length).toBeGreaterThan(100);
  expect(found(breaches)).toEqual([]);
});

it.each([
  ['Reserve su inspección de vivenda', ['vivenda']],
  ['Revise the roof', ['the', 'roof']],
  ['Séllelo, mándenosla y escríbanos', []],
  ['{{name}} viene a las {time}', []],
  ['Con licencia de la Texas Real Estate Commission', []],
])('the spelling of "%s"', (text, words) => {
  expect(misspelled(text)).toEqual(words);
});

it.each([
  ['Reserva tu cita', ['usted, not "tu"']],
  ['Elige un horario', ['usted, not "Elige"']],
  ['Nadie elige por usted.', []],
  ['Llámanos', ['usted, not "Llámanos"']],
  ['Cuánto cuesta?', ['¿ and ? are not pairs']],
  ['Listo!', ['¡ and ! are not pairs']],
  ['A las 9:30 a. m.', ['not as in "9:30 a. m."']],
  ['A las 9:30 AM', ['not as in "9:30 a. m."']],
  ['A las 9:30 a.\u00a0m.', []],
  ['Cerca de el techo', ['not contracted to "del" or "al"']],
  ['Dos  espacios', ['a space too many']],
  ['El informe', ['informe: report is "reporte"']],
  ['Los paneles', ['paneles: electrical panel is "tablero eléctrico"']],
  ['Los paneles de yeso', []],
])('the style of "%s"', (text, breached) => {
  expect(breaches(text)).toEqual(breached);
});
