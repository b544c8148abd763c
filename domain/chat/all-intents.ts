import type { Business } from '#domain/business/business.ts';
import { type ForStates, textBlock, textsOf } from '#domain/business/text-block.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatIntent, ChatRule } from './chat-intent.ts';
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

export const chatAnswers = textBlock(
  'chat.answers',
  'Help chat, answers',
  rules.flatMap(({ id, text, elsewhere }): ({ id: string; text: string } & ForStates)[] =>
    elsewhere === undefined
      ? [{ id, text }]
      : [
          { id, text, onlyIn: 'texas' },
          { id, text: elsewhere, notIn: ['texas'] },
        ],
  ),
);

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
  const own = ownPhrases(business);
  return [
    ...rules.flatMap(({ id, weight, phrases, actions: names }) => {
      const text = texts.get(id);
      if (!text) return [];
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
