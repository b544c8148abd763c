import type { Business } from '#domain/business/business.ts';
import { type ForStates, type TextBlock, textBlock, textsOf } from '#domain/business/text-block.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatIntent } from './chat-intent.ts';
import type { ChatRule, IntentWords } from './chat-rule.ts';
import { chatWords } from './chat-words.ts';
import { businessIntents } from './intents/business-intents.ts';
import { homeIntents } from './intents/home-intents.ts';
import { paymentIntents } from './intents/payment-intents.ts';
import { priceIntents } from './intents/price-intents.ts';
import { reportIntents } from './intents/report-intents.ts';
import { serviceIntents } from './intents/service-intents.ts';
import { socialIntents } from './intents/social-intents.ts';
import { visitIntents } from './intents/visit-intents.ts';
import { placeIntents } from './places.ts';

const rules: readonly ChatRule[] = [
  ...priceIntents,
  ...paymentIntents,
  ...visitIntents,
  ...reportIntents,
  ...homeIntents,
  ...serviceIntents,
  ...businessIntents,
  ...socialIntents,
];

const wordsIn = (locale: Locale): Readonly<Record<string, IntentWords>> =>
  chatWords.in(locale).intents;

type Answer = { id: string; text: string } & ForStates;

/** The id of the answer instead of an intent's, for a business that lacks what that one names. */
const otherwiseOf = (id: string) => `${id}-otherwise`;

const answersIn = (locale: Locale): readonly Answer[] =>
  Object.entries(wordsIn(locale)).flatMap(([id, { text, elsewhere, otherwise }]): Answer[] => [
    ...(elsewhere === undefined
      ? [{ id, text }]
      : [
          { id, text, onlyIn: 'texas' as const },
          { id, text: elsewhere, notIn: ['texas'] as const },
        ]),
    ...(otherwise === undefined ? [] : [{ id: otherwiseOf(id), text: otherwise }]),
  ]);

const english = textBlock('chat.answers', 'Help chat, answers', answersIn('en'));

export const chatAnswers: TextBlock<readonly Answer[]> = {
  ...english,
  words: {
    in: (locale) => ({ [english.id]: answersIn(locale) }),
    load: chatWords.load,
  },
};

/** What people of the area and its law call it, by intent. */
const ownPhrases = ({ words }: Business): Readonly<Record<string, readonly string[]>> => ({
  area: [words.regionShort, words.kindOfRegion],
  licence: [words.lawAgency],
  'option-period': [words.contractDeadline],
});

/**
 * All intents that the business can answer, except the answers computed from an area (`size-answer.ts`).
 * An answer that needs what the business lacks (a license, a price) is left out.
 */
export function intentsOf(business: Business): readonly ChatIntent[] {
  const texts = new Map(textsOf(chatAnswers, business).map(({ id, text }) => [id, text]));
  const actions = chatActions(business);
  const words = wordsIn(business.locale);
  const own = ownPhrases(business);
  return [
    ...rules.flatMap(({ id, weight, actions: names }) => {
      const text = texts.get(id) ?? texts.get(otherwiseOf(id));
      if (!text) return [];
      const { phrases = [] } = words[id] ?? {};
      const added = (own[id] ?? []).map((phrase) => phrase.toLowerCase()).filter(Boolean);
      return [
        {
          id,
          weight,
          text,
          phrases: [...new Set([...phrases, ...added])],
          actions: names.map((name) => actions[name]),
        },
      ];
    }),
    ...placeIntents(business),
  ];
}
