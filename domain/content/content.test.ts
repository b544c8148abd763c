import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { business } from '#domain/business/defaults/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import * as hours from '#domain/business/hours.ts';
import { samplePrices } from '#domain/pricing/sample-prices.ts';
import * as about from './about.ts';
import { sampleArticles } from './articles/articles.ts';
import { businessProfile } from './business-profile.ts';
import * as calendar from './calendar.ts';
import * as contact from './contact.ts';
import * as home from './home.ts';
import * as coverage from './inspection-coverage.ts';
import * as instantQuote from './instant-quote.ts';
import * as maintenance from './maintenance-tips.ts';
import * as priceRanges from './price-ranges.ts';
import * as pricing from './pricing.ts';
import * as pricingBlock from './pricing-block.ts';
import * as pricingPage from './pricing-page.ts';
import * as privacyPage from './privacy-page.ts';
import * as quotePage from './quote-page.ts';
import { findings } from './sample-report/findings.ts';
import { reportSystems } from './sample-report/form.ts';
import * as sampleReport from './sample-report/sample-report.ts';
import { sampleReviews } from './sample-reviews.ts';
import * as services from './services.ts';
import * as servicesPage from './services-page.ts';
import { testimonials } from './testimonials.ts';

const files = {
  about,
  articles: sampleArticles,
  articleContents: sampleArticles.map(({ slug }) =>
    readFileSync(new URL(`articles/${slug}.md`, import.meta.url), 'utf8').trim(),
  ),
  businessProfile,
  calendar,
  contact,
  coverage,
  home,
  hours,
  instantQuote,
  maintenance,
  priceRanges,
  pricing,
  pricingBlock,
  pricingPage,
  privacyPage,
  quotePage,
  sampleReport: [reportSystems, findings, sampleReport],
  sampleReviews,
  services,
  servicesPage,
  testimonials,
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(Object.entries(files))('the texts of %s', (_, content) => {
  const texts = textsIn(content);

  it('are all written', () => {
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\b(undefined|null|NaN|lorem)\b|\$\{/i);
    }
  });

  it('promise nothing that Texas forbids or has repealed', () => {
    for (const text of texts) {
      // The recovery fund ended in 2023.
      expect(text).not.toMatch(/recovery fund|termite|referral fee/i);
      // A wood-destroying-insect report needs a separate license.
      if (/wood.destroying|\bWDI\b|insect/i.test(text)) {
        expect(text).toContain('we do not offer it');
      }
    }
  });
});

it('names the licensing authority', () => {
  const texts = textsIn([home, calendar]).join(' ');
  expect(texts).toContain('Texas Real Estate Commission');
  expect(texts).toContain(business.license.label);
});

it('has the number of cards and questions of the specification', () => {
  expect(home.trustBadges).toHaveLength(3);
  expect(home.processSteps.map((step) => step.title)).toEqual([
    'Schedule',
    'Inspect',
    'Report',
    'Support',
  ]);
  expect(home.statistics.map((each) => each.figure)).toEqual(['500+', '24hr', '4.9', '7 days']);
  expect(services.serviceCards).toHaveLength(6);
  expect(contact.contactCards.map((card) => card.title)).toEqual(['Call', 'Email', 'Text']);
  expect(contact.contactQuestions).toHaveLength(6);
  expect(new Set(contact.contactQuestions.map((entry) => entry.id)).size).toBe(6);
  expect(calendar.calendarNotes).toHaveLength(4);
  expect(calendar.inspectionTypeCards.map((card) => card.title)).toEqual([
    'Residential',
    'Home Warranty',
    'Pre-Listing',
  ]);
  expect(quotePage.quoteFactors).toHaveLength(4);
});

test.each([
  [1200, 350, false],
  [2500, 450, true],
  [4000, 550, false],
])('shows the sample price of %i sq ft as $%i', (area, price, mostCommon) => {
  expect(samplePrices(defaultBusiness.prices)).toContainEqual({
    area,
    price,
    isMostCommon: mostCommon,
  });
});

it('links to telephone, email and text message', () => {
  expect(contact.contactCards.map((card) => card.href)).toEqual([
    'tel:+19725550148',
    'mailto:hello@bluebonnet.example',
    'sms:+19725550148',
  ]);
});

it('gives each place its own hours', () => {
  expect(hours.officeHours.at(-1)?.hours).toBe('Emergency only');
  expect(hours.appointmentHours.at(-1)?.hours).toBe('10:00 AM - 6:00 PM');
  expect(hours.profileHours.at(-1)?.hours).toBe('Closed');
  expect(hours.phoneHours.hours).toBe('8:00 AM - 8:00 PM');
});

describe('the about page', () => {
  it('names the four core values', () => {
    const titles = about.coreValues.map(({ title }) => title);
    expect(titles).toEqual(['Integrity', 'Client-Focused', 'Reliability', 'Excellence']);
  });

  it('has the scheduling note', () => {
    expect(about.aboutCoverage.title).toMatch(/^20 cities/);
    const { title, text } = about.aboutCoverage.schedulingNote;
    expect(title).toBe('Most inspections can be scheduled within 48 hours');
    expect(text).toMatch(/same-day slots .* urgent cases/i);
  });

  it('links to the public register of licenses', () => {
    expect(new URL(about.aboutLicense.link.href).hostname).toBe('www.trec.texas.gov');
  });
});
