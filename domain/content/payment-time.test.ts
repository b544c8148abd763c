import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { chatAnswers, intentsOf } from '#domain/chat/all-intents.ts';
import { paymentTimes } from '#domain/jobs/job-settings.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { textPages } from './text-blocks.ts';

beforeAll(loadAllWords);

type Time = (typeof paymentTimes)[number];

/** What only holds for payment at that time. */
const claims: Record<Locale, Record<Time, RegExp>> = {
  en: {
    booking: /(due|pay) when you book/i,
    inspection: /(due|pay|settling)[^.]{0,12}(at the inspection|on the spot)/i,
    report: /before you read the report/i,
    closing: /(due|pay) at closing/i,
  },
  es: {
    booking: /(paga|pago se hace) al reservar/i,
    inspection: /(paga|pago se hace|liquida)[^.]{0,12}(la inspección|ahí mismo)/i,
    report: /antes de leer el reporte/i,
    closing: /(paga|pago se hace) en el cierre/i,
  },
};

const noDeposit = /no deposit|nothing up front|sin depósito|nada por adelantado/i;

const blocks = [...textPages.flatMap((page) => page.blocks), chatAnswers];

describe.each(locales)('the default texts in %s', (locale) => {
  it.each(paymentTimes)('say that payment is due at "%s", and at no other time', (time) => {
    const business = defaultBusinessIn(locale, time);
    const shown = blocks.map((block) => JSON.stringify(textsOf(block, business))).join('\n');
    for (const other of paymentTimes) {
      const found = claims[locale][other].exec(shown)?.[0];
      if (other === time) expect(found).toBeDefined();
      else expect(found).toBeUndefined();
    }
    const deposit = noDeposit.exec(shown)?.[0];
    if (time === 'booking') expect(deposit).toBeUndefined();
    else expect(deposit).toBeDefined();
  });

  it.each(paymentTimes)('answer how, when and whether to pay with "%s"', (time) => {
    const ids = intentsOf(defaultBusinessIn(locale, time)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['payment', 'pay-at-closing', 'deposit', 'refund']));
  });
});
