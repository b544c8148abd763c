import { describe, expect, it, test } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { sampleBusiness, sampleRecords } from '#domain/business/testing/sample-business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { validate } from '#domain/validation/validate.ts';
import { type MaintenanceAnswer, maintenanceAnswerSchema } from './maintenance.schema.ts';
import { words as labels } from './maintenance-options.es.ts';
import {
  concerns,
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
} from './maintenance-options.ts';
import { maintenanceTips } from './maintenance-tips.ts';
import { placeOf } from './place.ts';
import { generalSubjects, type Subject, texanSubjects } from './rule-base.ts';
import { concernChoices, everyRequest, maintenanceRequest } from './testing/requests.ts';
import { tipDifficulties, tipPriorities, tipSeasons } from './tip-labels.ts';

const spanishDefaultBusiness = businessOf(
  { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand, texts: {} },
  'es',
);
const spanishSampleBusiness = businessOf(sampleRecords, 'es');

/** The subject and id of the rule with a title. */
const idsByTitle = (subjects: readonly Subject[], locale: Locale) =>
  new Map(
    subjects.flatMap(({ category, rules }) =>
      rules.map(({ id, words }) => [words[locale].title, `${category.en}: ${id}`]),
    ),
  );

const wordsOf = ({ tips, ...texts }: MaintenanceAnswer) => [
  ...Object.values(texts),
  ...tips.flatMap(({ title, estimatedCost, timeFrame, category, description }) => [
    title,
    estimatedCost,
    timeFrame,
    category,
    description,
  ]),
];

const labelsOf = ({ tips }: MaintenanceAnswer) =>
  tips.map(({ priority, difficulty, season }) => ({ priority, difficulty, season }));

const cases = [
  {
    state: 'Texas',
    english: defaultBusiness,
    spanish: spanishDefaultBusiness,
    subjects: texanSubjects,
  },
  {
    state: 'Georgia',
    english: sampleBusiness,
    spanish: spanishSampleBusiness,
    subjects: generalSubjects,
  },
].flatMap((one) => concernChoices.map(([name, chosen]) => ({ ...one, name, chosen })));

describe.each(cases)(
  'every home, season and purpose in $state with $name, in Spanish,',
  ({ english, spanish, subjects, chosen }) => {
    const answers = everyRequest(chosen).map((request) => ({
      request,
      name: `${request.homeAge} ${request.homeType} ${request.season} ${request.priority}`,
      en: maintenanceTips(request, english),
      es: maintenanceTips(request, spanish),
    }));

    it('gets the same tips as in English, with the same labels', () => {
      const englishIds = idsByTitle(subjects, 'en');
      const spanishIds = idsByTitle(subjects, 'es');
      expect(answers).toHaveLength(320);
      for (const { name, en, es } of answers) {
        const ids = es.tips.map(({ title }) => spanishIds.get(title));
        expect(ids, name).not.toContain(undefined);
        expect(ids, name).toEqual(en.tips.map(({ title }) => englishIds.get(title)));
        expect(labelsOf(es), name).toEqual(labelsOf(en));
      }
    });

    it('gets a valid answer without an English text', () => {
      for (const { name, en, es } of answers) {
        expect(validate(maintenanceAnswerSchema, es), name).toMatchObject({ ok: true });
        const englishTexts = new Set(wordsOf(en));
        expect(
          wordsOf(es).filter((text) => englishTexts.has(text)),
          name,
        ).toEqual([]);
        expect(wordsOf(es).join(' '), name).not.toContain('undefined');
      }
    });

    it('differs from every other answer', () => {
      expect(new Set(answers.map(({ es }) => JSON.stringify(es))).size).toBe(answers.length);
    });

    it('asks no condo owner to work on roof, walls or slab', () => {
      const outside = ['Techo y canaletas', 'Cimientos', 'Exteriores'];
      for (const { request, name, es } of answers) {
        if (request.homeType !== 'Condo') continue;
        for (const { category, description } of es.tips) {
          if (outside.includes(category)) expect(description, name).toMatch(/asociación/);
        }
        expect(JSON.stringify(es.tips), name).not.toMatch(
          /manguera de remojo|\bsu losa|\bla losa|bajante|\bsu techo/i,
        );
      }
    });
  },
);

test('the summary names home, place, season, purpose, concerns and the first tip', () => {
  const answer = maintenanceTips(
    maintenanceRequest({ location: 'Plano', concerns: ['Roof/Gutters', 'Plumbing Problems'] }),
    spanishDefaultBusiness,
  );
  expect(answer.summary).toBe(
    `8 tareas para una casa unifamiliar de 16 a 30 años en Plano, elegidas para el verano y para prevenir daños antes de que se noten. Sus preocupaciones están incluidas: techo y canaletas, plomería. Empiece por esto: “${answer.tips[0]?.title}”.`,
  );
});

test('an old home has its age in words', () => {
  const { summary } = maintenanceTips(
    maintenanceRequest({ homeAge: '50+' }),
    spanishSampleBusiness,
  );
  expect(summary).toContain('una casa unifamiliar de más de 50 años');
});

test('the recommendation names the business', () => {
  const recommendationOf = (business: typeof spanishDefaultBusiness) =>
    maintenanceTips(maintenanceRequest(), business).professionalRecommendation;
  expect(recommendationOf(spanishDefaultBusiness)).toMatch(/un inspector con licencia.*TREC #8544/);
  expect(recommendationOf(spanishSampleBusiness)).toMatch(
    /que un inspector revise .*En Peachtree Home Inspections con gusto/,
  );
});

test('a place outside the area is not quoted', () => {
  const { summary } = maintenanceTips(
    maintenanceRequest({ location: 'Portland, OR' }),
    spanishDefaultBusiness,
  );
  expect(summary).not.toContain('Portland');
  expect(summary).toContain('las heladas del norte de Texas.');
});

test.each([
  ['Dallas-Fort Worth, TX', 'Dallas-Fort Worth'],
  ['el norte de Texas', 'Dallas-Fort Worth'],
  ['DFW', 'Dallas-Fort Worth'],
  ['el metroplex', 'Dallas-Fort Worth'],
  ['plano, tx 75024', 'Plano'],
])('the place "%s" is %s', (location, place) => {
  expect(placeOf(location, spanishDefaultBusiness)).toBe(place);
});

test('every value of the form and of a tip has a label', () => {
  const values = {
    homeAges,
    homeTypes,
    seasons,
    maintenancePriorities,
    concerns,
    tipPriorities,
    tipDifficulties,
    tipSeasons,
  };
  for (const [name, list] of Object.entries(values)) {
    const own: Readonly<Record<string, string>> = labels[name as keyof typeof values];
    expect(Object.keys(own).toSorted(), name).toEqual([...list].toSorted());
    expect(new Set(Object.values(own)).size, name).toBe(list.length);
  }
});
