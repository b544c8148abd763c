import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { validate } from '#domain/validation/validate.ts';
import { maintenanceAnswerSchema } from './maintenance.schema.ts';
import { concerns } from './maintenance-options.ts';
import { maintenanceTips } from './maintenance-tips.ts';
import { texanSubjects } from './rule-base.ts';
import { concernChoices, everyRequest, maintenanceRequest } from './testing/requests.ts';
import { tipPriorities } from './tip-labels.ts';

const titlesOf = (changes: Parameters<typeof maintenanceRequest>[0]) =>
  maintenanceTips(maintenanceRequest(changes), defaultBusiness).tips.map(({ title }) => title);

const nameOf = ({ homeAge, homeType, season, priority }: ReturnType<typeof maintenanceRequest>) =>
  `${homeAge} ${homeType} ${season} ${priority}`;

const cases = [defaultBusiness, sampleBusiness].flatMap((business) =>
  concernChoices.map(([name, chosen]) => ({
    name,
    chosen,
    business,
    state: business.words.stateName,
  })),
);

describe.each(cases)(
  'every home, season and purpose in $state with $name',
  ({ chosen, business }) => {
    const answers = everyRequest(chosen).map((request) => ({
      request,
      name: nameOf(request),
      answer: maintenanceTips(request, business),
    }));

    it('gets 6 to 10 different tips with all fields', () => {
      expect(answers).toHaveLength(320);
      for (const { name, answer } of answers) {
        expect(validate(maintenanceAnswerSchema, answer), name).toMatchObject({ ok: true });
        expect(answer.tips.length, name).toBeGreaterThanOrEqual(6);
        expect(answer.tips.length, name).toBeLessThanOrEqual(10);
        expect(new Set(answer.tips.map(({ title }) => title)).size, name).toBe(answer.tips.length);
      }
    });

    it('has the most pressing tip first', () => {
      for (const { name, answer } of answers) {
        const ranks = answer.tips.map(({ priority }) => tipPriorities.indexOf(priority));
        expect(ranks, name).toEqual(ranks.toSorted((a, b) => a - b));
      }
    });

    it('answers each concern', () => {
      const wanted = texanSubjects.filter(({ concern }) => concern && chosen.includes(concern));
      expect(wanted).toHaveLength(chosen.length);
      for (const { name, answer } of answers) {
        const categories = answer.tips.map(({ category }) => category);
        for (const { category } of wanted) expect(categories, name).toContain(category.en);
      }
    });

    it('differs from every other answer', () => {
      const titles = answers.map(({ answer }) => answer.tips.map(({ title }) => title).join());
      expect(new Set(titles).size).toBe(answers.length);
    });

    it('asks no condo owner to work on roof, walls or slab', () => {
      const outside = ['Roof & Gutters', 'Foundation', 'Exterior'];
      for (const { request, name, answer } of answers) {
        if (request.homeType !== 'Condo') continue;
        for (const { category, description, difficulty } of answer.tips) {
          if (!outside.includes(category)) continue;
          expect(description, name).toMatch(/association/i);
          expect(difficulty, name).toBe('DIY');
        }
        const text = JSON.stringify(answer.tips);
        expect(text, name).not.toMatch(/soaker hose|your slab|the slab’s|downspout|your roof/i);
      }
    });
  },
);

test('the order of the concerns does not matter', () => {
  const forwards = titlesOf({ concerns: ['Roof/Gutters', 'Foundation Issues'] });
  expect(titlesOf({ concerns: ['Foundation Issues', 'Roof/Gutters'] })).toEqual(forwards);
});

test.each([
  ['no concern', 0, 8],
  ['four concerns', 4, 8],
  ['five concerns', 5, 10],
])('with %s there are %3$i tips', (_, count, tips) => {
  expect(titlesOf({ concerns: concerns.slice(0, count) })).toHaveLength(tips);
});

describe('the seasons of North Texas', () => {
  const about = (season: 'Spring' | 'Summer' | 'Fall' | 'Winter') =>
    JSON.stringify(
      maintenanceTips(maintenanceRequest({ season, concerns: [...concerns] }), defaultBusiness)
        .tips,
    );

  it.each([
    ['Spring', /hail/i],
    ['Summer', /soaker hose/i],
    ['Fall', /gutters once the leaves are down/i],
    ['Winter', /before a hard freeze/i],
  ] as const)('%s has its own tip', (season, text) => {
    expect(about(season)).toMatch(text);
  });

  it('label tips with the season or with Year-round', () => {
    for (const request of everyRequest()) {
      const seasons = new Set(
        maintenanceTips(request, defaultBusiness).tips.map(({ season }) => season),
      );
      expect([...seasons].toSorted()).toEqual([request.season, 'Year-round'].toSorted());
    }
  });
});

describe('the age of the home', () => {
  it.each([
    ['0-5', 'Hand the builder a written list before the warranty year ends'],
    ['16-30', 'Budget for a system past its fifteenth summer'],
    ['31-50', 'Look for a Federal Pacific or Zinsco panel'],
    ['50+', 'Send a camera through the cast-iron drains'],
  ] as const)('%s has its own tip', (homeAge, title) => {
    expect(titlesOf({ homeAge })).toContain(title);
  });
});

test('the same request gives the same answer', () => {
  expect(maintenanceTips(maintenanceRequest(), defaultBusiness)).toEqual(
    maintenanceTips(maintenanceRequest(), defaultBusiness),
  );
});
