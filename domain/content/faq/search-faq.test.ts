import { describe, expect, it, test } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { sampleRecords } from '#domain/business/testing/sample-business.ts';
import { faqItems } from './faq.ts';
import { searchFaq } from './search-faq.ts';

test.each(faqItems(defaultBusiness))('finds "$question" by its own words', (item) => {
  expect(searchFaq(item.question, defaultBusiness)[0]).toBe(item);
});

test.each([
  ['can I cancel?', 'cancel-or-reschedule'],
  ['TERMITES', 'termites'],
  ['what happens when it rains', 'bad-weather'],
  ['Do you work on weekends?', 'weekends'],
])('finds for %j the entry %s', (question, id) => {
  expect(searchFaq(question, defaultBusiness)[0]?.id).toBe(id);
});

it.each(['', 'hello', 'the weather in Paris', '🏠 \uD800'])('has nothing for %j', (question) => {
  expect(searchFaq(question, defaultBusiness)).toEqual([]);
});

it('answers at most three', () => {
  expect(searchFaq('report', defaultBusiness)).toHaveLength(3);
});

describe('in Spanish', () => {
  const records = {
    profile: defaultProfile,
    prices: defaultPriceList,
    brand: defaultBrand,
    texts: {},
  };
  const spanish = businessOf(records, 'es');
  const idsFor = (question: string) => searchFaq(question, spanish).map(({ id }) => id);

  it.each([
    ['the default business', records],
    ['a business without a state pack', sampleRecords],
  ])('finds each question of %s by its own words', (_name, own) => {
    const business = businessOf(own, 'es');
    for (const item of faqItems(business)) {
      expect(searchFaq(item.question, business)[0], item.question).toBe(item);
    }
  });

  test.each([
    ['¿puedo cancelar?', 'cancel-or-reschedule'],
    ['quisiera cancelarla, por favor', 'cancel-or-reschedule'],
    ['cuanto cuesta la inspeccion', 'what-does-it-cost'],
    ['kiero kanselar mi sita', 'cancel-or-reschedule'],
    ['qué incluye la inspección', 'what-is-inspected'],
    ['TERMITAS', 'termites'],
    ['qué pasa cuando llueve', 'bad-weather'],
    ['¿Trabajan los fines de semana?', 'weekends'],
    ['¿Ustedes tienen seguro?', 'license-and-insurance'],
    ['¿cuánto tiempo dura?', 'how-long-does-it-take'],
    ['¿Se sube usted al techo?', 'roof-and-attic'],
    ['cuando voy a recibir mi reporte', 'when-is-the-report-ready'],
    ['¿Inspecciona garajes separados?', 'detached-structures'],
    ['la casa tiene una grieta', 'clay-soil'],
    ['¿Cómo se paga?', 'how-do-i-pay'],
  ])('finds for %j the entry %s', (question, id) => {
    expect(idsFor(question)[0]).toBe(id);
  });

  it.each(['', 'hola', 'muchas gracias', 'el clima en París', '¿?'])(
    'has nothing for %j',
    (question) => {
      expect(idsFor(question)).toEqual([]);
    },
  );

  it('answers at most three', () => {
    expect(idsFor('reportes')).toHaveLength(3);
  });
});
