import { describe, expect, it } from 'vitest';
import { business } from '#domain/business/defaults/business.ts';
import { averageRating } from '#domain/reviews/review-stats.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { businessProfile } from './business-profile.ts';
import { reasonsFromReviews, reviewsTiles } from './reviews-page.ts';
import { serviceCards } from './services.ts';
import { testimonials } from './testimonials.ts';

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
    expect(businessProfile.reviews).toHaveLength(3);
    for (const review of businessProfile.reviews) {
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
    expect(businessProfile.phone.href).toBe(business.phone.href);
    expect(businessProfile.website.href).toBe(business.origin);
    expect(URL.canParse(businessProfile.mapsUrl)).toBe(true);
    expect(businessProfile.writeReviewUrl).toContain(businessProfile.placeId);
  });
});

it('has the four tiles and three reasons of the reviews page', () => {
  expect(reviewsTiles.map(({ figure }) => figure)).toEqual(['4.9', '150+', '#8544', '5+']);
  expect(reasonsFromReviews.title).toMatch(/^Why Choose/);
  expect(reasonsFromReviews.cards).toHaveLength(3);
});
