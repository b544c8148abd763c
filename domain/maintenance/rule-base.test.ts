import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { concerns } from './maintenance-options.ts';
import { maintenanceTips } from './maintenance-tips.ts';
import { subjects } from './rule-base.ts';
import { concernChoices, everyRequest } from './testing/requests.ts';

const rules = subjects.flatMap((subject) => subject.rules);

test('there is a subject for each concern, and one without', () => {
  expect(subjects.map(({ concern }) => concern)).toEqual([...concerns, undefined]);
});

test('titles are unique', () => {
  expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
});

test('every rule is chosen for some request', () => {
  const chosenTitles = new Set(
    concernChoices.flatMap(([, chosen]) =>
      everyRequest(chosen).flatMap((request) =>
        maintenanceTips(request, defaultBusiness).tips.map(({ title }) => title),
      ),
    ),
  );
  expect(rules.map(({ title }) => title).filter((title) => !chosenTitles.has(title))).toEqual([]);
});

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
