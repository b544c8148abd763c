import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { averageRating } from '#domain/reviews/review-stats.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import * as profileModule from './business-profile.ts';
import * as reviewsPage from './reviews-page.ts';
import * as services from './services.ts';
import * as testimonialsModule from './testimonials.ts';
import { defaultTexts } from './testing/default-texts.ts';

const { testimonials } = defaultTexts(testimonialsModule);
const { serviceCards } = defaultTexts(services);
const { reasonsFromReviews, reviewsTiles } = defaultTexts(reviewsPage);
const { profileReviews } = defaultTexts(profileModule);
const businessProfile = profileModule.businessProfile(defaultBusiness);

describe('the testimonials', () => {
  it('are six, all of five stars, and samples', () => {
    expect(testimonials).toHaveLength(6);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(averageRating(testimonials).toFixed(1)).toBe('5.0');
    expect(testimonials.every(({ sample }) => sample)).toBe(true);
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(6);
  });

  it('name existing services and dates', () => {
    const services: string[] = serviceCards.map(({ title }) => title);
    for (const { service, date } of testimonials) {
      expect(services).toContain(service);
      expect(calendarDateSchema.safeParse(date).success).toBe(true);
    }
  });
});

describe('the business profile', () => {
  it('has three recent reviews with the fields of a maps service', () => {
    expect(profileReviews).toHaveLength(3);
    for (const review of profileReviews) {
      expect(Object.keys(review)).toEqual([
        'author_name',
        'rating',
        'relative_time_description',
        'text',
        'time',
        'sample',
      ]);
    }
  });

  it('links to telephone and site of the business', () => {
    expect(businessProfile.phone.href).toBe(defaultBusiness.phone.href);
    expect(businessProfile.website?.href).toBe('https://bluebonnet.example');
    expect(URL.canParse(businessProfile.mapsUrl ?? '')).toBe(true);
    expect(businessProfile.writeReviewUrl).toContain(businessProfile.placeId);
  });
});

it('has the four tiles and three reasons of the reviews page', () => {
  expect(reviewsTiles.map(({ figure }) => figure)).toEqual(['4.9', '150+', '#8544', '5+']);
  expect(reasonsFromReviews.title).toMatch(/^Why Choose/);
  expect(reasonsFromReviews.cards).toHaveLength(3);
});
