import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { faqItems } from './faq/faq.ts';
import { faqCategories } from './faq/faq-item.ts';
import { findingsOf } from './sample-report/findings.ts';
import { textPages } from './text-blocks.ts';

/** Law, ground and weather of Texas, and what the default business is called. */
const texan =
  /texas|texan|\bTREC\b|\bTAC\b|REI 7-6|property code|occupations code|option (period|fee)|dallas|\bDFW\b|fort worth|metroplex|collin|bluebonnet|8544|\bclay\b|hail season|140 degrees|100-degree|february 2021|hard freeze|nights of frost/i;

/** Shown only with a license, a rating or claims, which the business does not have. */
const conditional = [
  'site.inspector-card.license',
  'site.footer.license',
  'home.testimonials.published',
  'about.license.facts',
  'reviews.tiles',
];

/** Clients of the default business, marked as samples. */
const samples = 'home.testimonial-list';

/** Paths of the texts and lists of `value` that are empty. */
function emptyIn(value: unknown, path: string): string[] {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => emptyIn(part, `${path}.${key}`));
}

describe.each(textPages)('$page in another state', ({ blocks }) => {
  it.each(blocks.filter(({ id }) => id !== samples))('says nothing of Texas in $label', (block) => {
    expect(JSON.stringify(textsOf(block, sampleBusiness))).not.toMatch(texan);
  });

  it.each(blocks)('has no heading without content in $label', (block) => {
    const byDefault = emptyIn(textsOf(block, defaultBusiness), block.id);
    const added = emptyIn(textsOf(block, sampleBusiness), block.id);
    expect(added.filter((path) => ![...byDefault, ...conditional].includes(path))).toEqual([]);
  });
});

test.each(textPages.flatMap(({ blocks }) => blocks).filter(({ id }) => id !== samples))(
  'promises no report on the same day in $label if it takes longer',
  (block) => {
    expect(JSON.stringify(textsOf(block, sampleBusiness))).not.toMatch(
      // Appointments of that day are another promise.
      /same[ -]day(?! slots| we do)/i,
    );
  },
);

test('the findings of the sample report name no ground and no period of Texas', () => {
  expect(JSON.stringify(findingsOf(sampleBusiness))).not.toMatch(texan);
});

describe('the questions and answers', () => {
  const countsOf = (business: typeof sampleBusiness) =>
    textsOf(faqCategories, business).map(
      ({ slug }) => faqItems(business).filter(({ category }) => category === slug).length,
    );

  it('have at least four questions in each category in another state', () => {
    expect(countsOf(sampleBusiness)).toHaveLength(7);
    for (const count of countsOf(sampleBusiness)) expect(count).toBeGreaterThanOrEqual(4);
  });

  it('have unique ids, also in another state', () => {
    const ids = faqItems(sampleBusiness).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('mud-and-pid');
  });

  it('answer on the law and the ground of Texas there', () => {
    const ids = faqItems(defaultBusiness).map(({ id }) => id);
    for (const id of ['option-period', 'clay-soil', 'hail', 'mud-and-pid', 'termites']) {
      expect(ids).toContain(id);
    }
  });
});
