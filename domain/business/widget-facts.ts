import { chatAnswers } from '#domain/chat/all-intents.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { pricingBlock } from '#domain/content/pricing-block.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import type { Business } from './business.ts';
import { defaultIn, type TextBlock } from './text-block.ts';
import type { WordName, Words } from './words.ts';

/** Texts that widgets show; the owner's texts of other blocks stay on the server. */
export const widgetBlocks: readonly TextBlock<unknown>[] = [
  howToPrepare,
  whatHappensNext,
  chatAnswers,
  pricingBlock,
];

/** Words that the widgets' code reads by name, besides those that their texts name. */
const codeWords: readonly WordName[] = [
  'contractDeadline',
  'ContractDeadline',
  'deadlineTime',
  'kindOfRegion',
  'lawAgency',
  'metro',
  'noticeTime',
  'regionShort',
  'responseTime',
  'shortDeadline',
  'state',
];

/**
 * The business as widgets get it: what they read, and nothing that only pages, mails and search engines show, because
 * each element loads it. Widgets of earlier releases read it too, so fields are added to it and never renamed.
 */
export function widgetFacts(business: Business): Business {
  const { name, phone, email, license, promises, prices, statePack, colors, paymentTime } =
    business;
  const { name: _zone, ...timeZone } = business.timeZone;
  const { services: _services, validFrom: _from, appliesTo: _to, overrides, ...list } = prices;
  const area = business.serviceArea;
  // English is shown where the owner has no text in the language.
  const shownTexts = new Set([business.locale, defaultLocale]);
  const texts = Object.fromEntries(
    [...shownTexts].map((locale) => [locale, textsOfWidgets(business.texts[locale])]),
  );
  const defaults = widgetBlocks.map((block) => defaultIn(block, business.locale));
  const isNamed = isNamedIn([defaults, texts]);
  const isRead = (word: string) => isNamed(word) || codeWords.includes(word as WordName);
  const facts = {
    locale: business.locale,
    name,
    phone,
    email,
    license,
    inspector: { name: business.inspector.name, portrait: business.inspector.portrait },
    // Widgets compare names of cities; maps are drawn on pages.
    serviceArea: {
      name: area.name,
      state: area.state,
      cities: area.cities.map((city) => ({ name: city.name })),
      center: area.center,
      radius: area.radius,
    },
    timeZone,
    promises: { report: promises.report },
    prices: {
      ...list,
      ...(overrides && { overrides: { dropdownStructure: overrides.dropdownStructure } }),
    },
    statePack,
    colors,
    ...(paymentTime && { paymentTime }),
    texts,
    words: wordsWhere(business.words, isRead),
    ...(business.englishWords && {
      englishWords: wordsWhere(business.englishWords, isNamedIn(texts)),
    }),
  };
  return facts as unknown as Business;
}

const isNamedIn = (texts: object) => {
  const text = JSON.stringify(texts);
  return (word: string) => text.includes(`{{${word}}}`);
};

const wordsWhere = (words: Words, isRead: (word: string) => boolean) =>
  Object.fromEntries(Object.entries(words).filter(([word]) => isRead(word))) as Words;

const textsOfWidgets = (own: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries(own).filter(([id]) => widgetBlocks.some((block) => block.id === id)),
  );
