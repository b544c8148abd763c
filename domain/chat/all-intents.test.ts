import { describe, expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { locales } from '#domain/locale/locale.ts';
import { chatAnswers, intentsOf } from './all-intents.ts';
import { answerTo, greetingIn } from './answer.ts';
import { CHAT_REPLY_DELAY_MS } from './chat-message.ts';
import { tokenize } from './message-words.ts';

const pages =
  /^\/(about|services|pricing|contact|instant-quote|maintenance-tips|reviews|calendar|faq|blog)$/;

describe.each(locales)('in %s', (locale) => {
  const business = () => defaultBusinessIn(locale);
  const answers = () => [
    ...intentsOf(business()),
    { id: 'fallback', ...answerTo('', business()), phrases: [] },
  ];

  test('every answer is one to three short sentences', () => {
    for (const { id, text } of answers()) {
      // The points of "8:00 a. m." end no sentence.
      const sentences = text.replaceAll(/[ap]\.\u00a0m\./g, '').match(/[.!?](?=\s|$)/g) ?? [];
      expect(sentences.length, id).toBeGreaterThanOrEqual(1);
      expect(sentences.length, `${id}: ${text}`).toBeLessThanOrEqual(3);
      expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(locale === 'es' ? 260 : 230);
      expect(text, id).not.toMatch(/undefined|NaN|null|\$\{|\{\{|[^\S\u00a0]{2}|\.\./);
    }
  });

  test('every answer has links to existing pages', () => {
    const known = [defaultBusiness.phone.href, defaultBusiness.email.href] as string[];
    for (const { id, actions } of answers()) {
      expect(actions.length, id).toBeGreaterThan(0);
      for (const { href, label } of actions) {
        expect(label.trim(), id).not.toBe('');
        expect(known.includes(href) || pages.test(href), href).toBe(true);
      }
    }
  });

  test('no two intents have a phrase in common', () => {
    const intentOf = new Map<string, string>();
    for (const { id, phrases } of answers()) {
      for (const phrase of phrases) {
        const words = tokenize(phrase, locale).join(' ');
        expect(words, `${id}: ${phrase}`).not.toBe('');
        expect(intentOf.get(words) ?? id, `${phrase}: ${words}`).toBe(id);
        intentOf.set(words, id);
      }
    }
  });

  test('the greeting says that the assistant is a program', () => {
    expect(greetingIn(locale).text).toMatch(/I am a program|Soy un programa/);
  });
});

test('the answers in Spanish are those of the same intents and states', () => {
  const keys = (answers: typeof chatAnswers.value) =>
    answers.map(({ text: _text, ...key }) => JSON.stringify(key)).toSorted();
  const spanish = chatAnswers.words?.in('es')[chatAnswers.id] as typeof chatAnswers.value;
  expect(keys(spanish)).toEqual(keys(chatAnswers.value));
});

const intents = intentsOf(defaultBusiness);

/** All figures of each answer; an answer that is not listed contains none. */
const figures: Readonly<Record<string, readonly string[]>> = {
  price: ['$350', '$600'],
  pool: ['$25', '$25', '$100'],
  'detached-structures': ['$85'],
  basement: ['$75'],
  stories: ['2', '$50'],
  'home-age': ['50', '$75', '30', '$50', '20', '$25'],
  'large-home': ['50,000'],
  rush: ['30'],
  discount: ['7', '5'],
  'travel-fee': ['30', '50'],
  septic: ['$200'],
  'well-water': ['$150'],
  're-inspection': ['$150', '$250'],
  cancel: ['24'],
  reschedule: ['24'],
  area: ['50'],
  'how-soon': ['48'],
  weekend: ['7', '8:00', '8:00'],
  hours: ['7', '8:00', '8:00', '8:00', '6:00'],
  duration: ['2', '4'],
  'option-period': ['7', '10', '48', '24'],
  'report-time': ['24', '6:30'],
  video: ['6:30'],
  'gas-smell': ['911'],
  'pier-and-beam': ['$100'],
  'home-warranty': ['3', '4', '4', '5', '3,000'],
  condo: ['2', '3'],
  townhome: ['2.5', '3.5'],
  licence: ['8544'],
  insurance: ['$1'],
  experience: ['500', '4.9'],
  'why-you': ['24'],
  reviews: ['4.9'],
  confirmation: ['2'],
  contact: ['972', '555', '0148', '7', '8:00', '8:00'],
  person: ['972', '555', '0148', '7', '8:00', '8:00', '2'],
};

const figuresIn = (text: string) => text.match(/\$?\d[\d.,:]*\d|\$?\d/g) ?? [];

test('every answer contains exactly the published figures', () => {
  for (const { id, text, weight } of intents) {
    if (weight === 'place') continue;
    expect(figuresIn(text), `${id}: ${text}`).toEqual(figures[id] ?? []);
  }
});

test('every answer in Spanish contains the figures of the English one', () => {
  for (const { id, text } of intentsOf(defaultBusinessIn('es'))) {
    const english = intents.find((intent) => intent.id === id)?.text ?? '';
    expect(figuresIn(text).toSorted(), `${id}: ${text}`).toEqual(figuresIn(english).toSorted());
  }
});

test('the price that the chat quotes is $350-$600', () => {
  expect(answerTo('price', defaultBusiness).text).toContain('$350-$600');
});

test('the termite answer offers no report and gives the reason', () => {
  expect(answerTo('termites', defaultBusiness).text).toMatch(
    /do not offer termite.*separate license/,
  );
});

test('nothing that Texas has repealed or forbids is promised', () => {
  for (const { text } of intents)
    expect(text).not.toMatch(/recovery fund|referral fee|commission for/i);
});

test('the reply delay is that of the specification', () => {
  expect(CHAT_REPLY_DELAY_MS).toBe(1500);
});
