import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { concerns } from './maintenance-options.ts';
import { maintenanceTips } from './maintenance-tips.ts';
import { generalSubjects, type Subject, texanSubjects } from './rule-base.ts';
import { concernChoices, everyRequest } from './testing/requests.ts';

const rulesOf = (subjects: readonly Subject[]) => subjects.flatMap(({ rules }) => rules);
const texanRules = rulesOf(texanSubjects);
const generalRules = rulesOf(generalSubjects);

describe.each([
  ['Texas', defaultBusiness, texanSubjects],
  ['another state', sampleBusiness, generalSubjects],
])('the rule base for %s', (_, business, subjects) => {
  const titlesIn = (locale: Locale) => rulesOf(subjects).map(({ words }) => words[locale].title);

  it('has a subject for each concern, and one without', () => {
    expect(subjects.map(({ concern }) => concern)).toEqual([...concerns, undefined]);
  });

  it('has unique ids within a subject', () => {
    for (const { category, rules } of subjects) {
      expect(new Set(rules.map(({ id }) => id)).size, category.en).toBe(rules.length);
    }
  });

  it.each(locales)('has unique titles in %s', (locale) => {
    const titles = titlesIn(locale);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has no rule that is chosen for no request', () => {
    const chosenTitles = new Set(
      concernChoices.flatMap(([, chosen]) =>
        everyRequest(chosen).flatMap((request) =>
          maintenanceTips(request, business).tips.map(({ title }) => title),
        ),
      ),
    );
    expect(titlesIn('en').filter((title) => !chosenTitles.has(title))).toEqual([]);
  });
});

test.each([
  [
    'en',
    /texas|texan|clay soil|in clay|black clay|hail|2021|tornado|\d{2,3}-degree|140|thanksgiving|option period|property code|slab’s|pecan|\boaks?\b|weeks here|leak here|(lots|cities|winters) here/i,
  ],
  [
    'es',
    /texas|texan|arcill|graniz|2021|tornado|(95|100|110|140) grados|acción de gracias|periodo de opción|property code|\blosa\b|nogal|encino|\baquí\b|este calor|nuestra agua/i,
  ],
] as const)(
  'the rules for another state name no law, ground, weather or place of Texas in %s',
  (locale, texan) => {
    for (const { words } of generalRules) {
      expect(Object.values(words[locale]).join(' ')).not.toMatch(texan);
    }
  },
);

const cost = {
  en: /^(Free|\$[\d,]+)(-\$[\d,]+)?( (each|a [a-z]+|to [a-z]+))?$/,
  es: /^(Gratis( o hasta \$[\d,]+)?|\$[\d,]+ a \$[\d,]+)( (cada uno|al mes|por [a-zá-ú ]+))?$/,
};

const forbidden = {
  en: /recovery fund|termite|wood.destroying|\bWDI\b|insect|referral/i,
  es: /fondo de recuperación|termita|\bWDI\b|insecto|recomendación pagada/i,
};

const worded = [...texanRules, ...generalRules].flatMap(({ words }) =>
  locales.map((locale) => [words[locale].title, locale, words[locale]] as const),
);

describe.each(worded)('%s', (title, locale, { description, estimatedCost, timeFrame }) => {
  it('has all texts', () => {
    const texts = [title, description, estimatedCost, timeFrame];
    for (const text of texts) expect(text).toMatch(/^\S.*\S$/s);
    // Two or three sentences.
    expect(description.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeGreaterThan(1);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThan(330);
  });

  it('has a cost in dollars or is free', () => {
    expect(estimatedCost).toMatch(cost[locale]);
    const [low, high] = [...estimatedCost.matchAll(/\$([\d,]+)/g)].map(([, figure]) =>
      Number(figure?.replace(',', '')),
    );
    if (high !== undefined) expect(high).toBeGreaterThan(low as number);
  });

  it('promises nothing that Texas forbids or has repealed', () => {
    expect(`${title} ${description}`).not.toMatch(forbidden[locale]);
  });
});

test.each([...texanRules, ...generalRules])(
  'the tip $id costs the same in both languages',
  ({ words: { en, es } }) => {
    const dollarsIn = (text: string) => text.match(/\$[\d,]+/g);
    expect(dollarsIn(es.estimatedCost)).toEqual(dollarsIn(en.estimatedCost));
  },
);
