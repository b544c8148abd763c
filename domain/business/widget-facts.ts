import { chatAnswers } from '#domain/chat/all-intents.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { pricingBlock } from '#domain/content/pricing-block.ts';
import type { Business } from './business.ts';
import type { TextBlock } from './text-block.ts';
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
  const { name, phone, email, license, promises, prices, statePack, colors } = business;
  const { name: _zone, ...timeZone } = business.timeZone;
  const { services: _services, validFrom: _from, appliesTo: _to, overrides, ...list } = prices;
  const area = business.serviceArea;
  const texts = Object.fromEntries(
    widgetBlocks.flatMap(({ id }) => {
      const own = business.texts.en?.[id];
      return own === undefined ? [] : [[id, own]];
    }),
  );
  const shown = JSON.stringify(widgetBlocks.map(({ id, value }) => [value, texts[id]]));
  const isRead = (word: string) =>
    shown.includes(`{{${word}}}`) || codeWords.includes(word as WordName);
  const facts = {
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
    texts: { en: texts },
    words: Object.fromEntries(
      Object.entries(business.words).filter(([word]) => isRead(word)),
    ) as Words,
  };
  return facts as unknown as Business;
}
