import { expect, it } from 'vitest';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { previewText } from './preview-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text }) as const;

it.each([
  ['the first paragraph', ['It is booked.', 'See you.'], 'It is booked.'],
  ['the one after a greeting', ['Hello Maria,', 'It is booked.'], 'It is booked.'],
  ['a greeting that stands alone', ['Hello Maria,'], 'Hello Maria,'],
  ['a paragraph that ends in a colon', ['Hello Maria,', 'All set:', 'See you.'], 'All set:'],
  ['the subject of a mail without paragraphs', [], 'Booked'],
])('is %s', (_what, texts, expected) => {
  expect(
    previewText({ subject: 'Booked', blocks: texts.map(paragraph), sender: sampleSender }),
  ).toBe(expected);
});

it('is in Spanish the paragraph after its greeting', () => {
  const texts = ['Hola, Ana:', 'Está reservada.'];
  const sender = { ...sampleSender, locale: 'es' } as const;
  expect(previewText({ subject: 'Reservada', blocks: texts.map(paragraph), sender })).toBe(
    'Está reservada.',
  );
});
