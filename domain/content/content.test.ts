import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { samplePrices } from '#domain/pricing/sample-prices.ts';
import * as aboutModule from './about.ts';
import { sampleArticles } from './articles/articles.ts';
import * as businessProfileModule from './business-profile.ts';
import * as calendarModule from './calendar.ts';
import * as contactModule from './contact.ts';
import * as homeModule from './home.ts';
import * as coverageModule from './inspection-coverage.ts';
import * as instantQuoteModule from './instant-quote.ts';
import * as maintenanceModule from './maintenance-tips.ts';
import * as priceRangesModule from './price-ranges.ts';
import * as pricingModule from './pricing.ts';
import * as pricingBlockModule from './pricing-block.ts';
import * as pricingPageModule from './pricing-page.ts';
import * as privacyPageModule from './privacy-page.ts';
import * as quotePageModule from './quote-page.ts';
import { findingsOf } from './sample-report/findings.ts';
import { reportSystemsIn } from './sample-report/form.ts';
import * as sampleReportModule from './sample-report/sample-report.ts';
import { sampleReviews } from './sample-reviews.ts';
import * as servicesModule from './services.ts';
import * as servicesPageModule from './services-page.ts';
import * as testimonialsModule from './testimonials.ts';
import { defaultTexts } from './testing/default-texts.ts';

const about = defaultTexts(aboutModule);
const calendar = defaultTexts(calendarModule);
const contact = defaultTexts(contactModule);
const home = defaultTexts(homeModule);
const coverage = defaultTexts(coverageModule);
const instantQuote = defaultTexts(instantQuoteModule);
const maintenance = defaultTexts(maintenanceModule);
const pricingPage = defaultTexts(pricingPageModule);
const privacyPage = defaultTexts(privacyPageModule);
const quotePage = defaultTexts(quotePageModule);
const sampleReport = defaultTexts(sampleReportModule);
const services = defaultTexts(servicesModule);
const servicesPage = defaultTexts(servicesPageModule);
const pricing = defaultTexts(pricingModule);
const pricingBlock = defaultTexts(pricingBlockModule);
const priceRanges = defaultTexts(priceRangesModule);
const businessProfile = defaultTexts(businessProfileModule);
const testimonials = defaultTexts(testimonialsModule);

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
  instantQuote,
  maintenance,
  priceRanges,
  pricing,
  pricingBlock,
  pricingPage,
  privacyPage,
  quotePage,
  sampleReport: [reportSystemsIn('en'), findingsOf(defaultBusiness), sampleReport],
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
  expect(texts).toContain(defaultBusiness.license?.label);
});

it('has the number of cards and questions of the specification', () => {
  expect(home.trustBadges).toHaveLength(3);
  expect(home.processSteps.steps.map((step) => step.title)).toEqual([
    'Schedule',
    'Inspect',
    'Report',
    'Support',
  ]);
  expect(home.statistics.map((each) => each.figure)).toEqual(['500+', '24hr', '4.9', '7 days']);
  expect(services.serviceCards).toHaveLength(6);
  expect(contact.contactCards.map((card) => card.title)).toEqual(['Call', 'Email', 'Text']);
  expect(contact.contactQuestions.questions).toHaveLength(6);
  expect(new Set(contact.contactQuestions.questions.map((entry) => entry.id)).size).toBe(6);
  expect(calendar.calendarNotes).toHaveLength(4);
  expect(calendar.inspectionTypeCards.cards.map((card) => card.title)).toEqual([
    'Residential',
    'Home Warranty',
    'Pre-Listing',
  ]);
  expect(quotePage.quoteFactors.cards).toHaveLength(4);
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

it('gives each place its own hours', () => {
  const { hours } = defaultBusiness;
  expect(hours.office.at(-1)?.hours).toBe('Emergency only');
  expect(hours.appointments.at(-1)?.hours).toBe('10:00 AM - 6:00 PM');
  expect(hours.profile.at(-1)?.hours).toBe('Closed');
  expect(hours.phone.hours).toBe('8:00 AM - 8:00 PM');
});

describe('the about page', () => {
  it('names the four core values', () => {
    const titles = about.coreValues.values.map(({ title }) => title);
    expect(titles).toEqual(['Integrity', 'Client-Focused', 'Reliability', 'Excellence']);
  });

  it('has the scheduling note', () => {
    expect(about.aboutCoverage.title).toMatch(/^20 cities/);
    const { title, text } = about.aboutCoverage.schedulingNote;
    expect(title).toBe('Most inspections can be scheduled within 48 hours');
    expect(text).toMatch(/same-day slots .* urgent cases/i);
  });

  it('links to the public register of licenses', () => {
    expect(new URL(defaultBusiness.law.licenseRegister?.href ?? '').hostname).toBe(
      'www.trec.texas.gov',
    );
  });
});
