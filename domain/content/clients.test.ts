import { describe, expect, it } from 'vitest';
import { business } from '#domain/business/business.ts';
import { averageRating } from '#domain/reviews/review-stats.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { businessProfile } from './business-profile.ts';
import { reasonsFromReviews, reviewsTiles } from './reviews-page.ts';
import { sampleReviews } from './sample-reviews.ts';
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

  it('are of services that there are, on days that exist', () => {
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

  it('closes on Saturday at 4 and stays closed on Sunday', () => {
    expect(businessProfile.hours).toEqual([
      { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
      { days: 'Saturday', hours: '9:00 AM - 4:00 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ]);
  });

  it('leads to the telephone and to the site of the business', () => {
    expect(businessProfile.phone.href).toBe(business.phone.href);
    expect(businessProfile.website.href).toBe(business.origin);
    expect(URL.canParse(businessProfile.mapsUrl)).toBe(true);
    expect(businessProfile.writeReviewUrl).toContain(businessProfile.placeId);
  });
});

it('sums the reviews page up in four tiles, and gives three reasons', () => {
  expect(reviewsTiles.map(({ figure }) => figure)).toEqual(['4.9', '150+', '#8544', '5+']);
  expect(reasonsFromReviews.title).toMatch(/^Why Choose/);
  expect(reasonsFromReviews.cards).toHaveLength(3);
});

it('lets no sample client speak of what an inspector must not offer', () => {
  const words = [...sampleReviews, ...testimonials, ...businessProfile.reviews];
  for (const { text } of words) {
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/recovery fund|termite|wood.destroying|\bWDI\b|insect|referral/i);
  }
});
