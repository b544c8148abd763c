import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
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
  const titles = rulesOf(subjects).map(({ title }) => title);

  it('has a subject for each concern, and one without', () => {
    expect(subjects.map(({ concern }) => concern)).toEqual([...concerns, undefined]);
  });

  it('has unique titles', () => {
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
    expect(titles.filter((title) => !chosenTitles.has(title))).toEqual([]);
  });
});

test('the rules for another state name no law, ground, weather or place of Texas', () => {
  expect(JSON.stringify(generalRules)).not.toMatch(
    /texas|texan|clay soil|in clay|black clay|hail|2021|tornado|\d{2,3}-degree|140|thanksgiving|option period|property code|slab’s|pecan|\boaks?\b|weeks here|leak here|(lots|cities|winters) here/i,
  );
});

const rules = [...texanRules, ...generalRules.filter((rule) => !texanRules.includes(rule))];

describe.each(rules.map((rule) => [rule.title, rule] as const))('%s', (title, rule) => {
  it('has all texts', () => {
    const texts = [title, rule.description, rule.estimatedCost, rule.timeFrame];
    for (const text of texts) expect(text).toMatch(/^\S.*\S$/s);
    // Two or three sentences.
    expect(rule.description.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeGreaterThan(1);
    expect(rule.description.length).toBeGreaterThan(100);
    expect(rule.description.length).toBeLessThan(330);
  });

  it('has a cost in dollars or is free', () => {
    expect(rule.estimatedCost).toMatch(
      /^(Free|\$[\d,]+)(-\$[\d,]+)?( (each|a [a-z]+|to [a-z]+))?$/,
    );
    const [low, high] = [...rule.estimatedCost.matchAll(/\$([\d,]+)/g)].map(([, figure]) =>
      Number(figure?.replace(',', '')),
    );
    if (high !== undefined) expect(high).toBeGreaterThan(low as number);
  });

  it('promises nothing that Texas forbids or has repealed', () => {
    expect(`${title} ${rule.description}`).not.toMatch(
      /recovery fund|termite|wood.destroying|\bWDI\b|insect|referral/i,
    );
  });
});
