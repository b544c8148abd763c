import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { intentsOf } from './all-intents.ts';
import { answerTo, greeting } from './answer.ts';
import { CHAT_REPLY_DELAY_MS } from './chat-message.ts';
import { tokenize } from './message-words.ts';

const intents = intentsOf(defaultBusiness);
const pages =
  /^\/(about|services|pricing|contact|instant-quote|maintenance-tips|reviews|calendar|faq|blog)$/;
const answers = [...intents, { id: 'fallback', ...answerTo('', defaultBusiness), phrases: [] }];

const intentsByPhrase = new Map<string, string[]>();
for (const { id, phrases } of intents) {
  for (const words of new Set(phrases.map((phrase) => tokenize(phrase).join(' ')))) {
    intentsByPhrase.set(words, [...(intentsByPhrase.get(words) ?? []), id]);
  }
}

describe.each(answers.map((answer) => [answer.id, answer] as const))(
  'the answer %s',
  (_id, answer) => {
    it('is one to three short sentences', () => {
      const sentences = answer.text.match(/[.!?](?=\s|$)/g) ?? [];
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(answer.text.length).toBeLessThanOrEqual(230);
      expect(answer.text).not.toMatch(/undefined|NaN|null|\$\{|\s{2}/);
    });

    it('has links to existing pages', () => {
      expect(answer.actions.length).toBeGreaterThan(0);
      for (const { href, label } of answer.actions) {
        expect(label.trim()).not.toBe('');
        const known = [defaultBusiness.phone.href, defaultBusiness.email.href] as string[];
        expect(known.includes(href) || pages.test(href), href).toBe(true);
      }
    });

    it('has phrases that no other intent has', () => {
      for (const phrase of answer.phrases) {
        expect(intentsByPhrase.get(tokenize(phrase).join(' ')), phrase).toEqual([answer.id]);
      }
    });
  },
);

/** All figures of each answer; an answer that is not listed contains none. */
const figures: Readonly<Record<string, readonly string[]>> = {
  price: ['$350', '$600'],
  pool: ['$25'],
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

test('every answer contains exactly the published figures', () => {
  for (const { id, text, weight } of intents) {
    if (weight === 'place') continue;
    expect(text.match(/\$?\d[\d.,:]*\d|\$?\d/g) ?? [], `${id}: ${text}`).toEqual(figures[id] ?? []);
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

test('the greeting says that the assistant is a program', () => {
  expect(greeting.text).toContain('I am a program');
});
