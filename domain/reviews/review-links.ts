import type { Business } from '#domain/business/business.ts';
import { type ReviewPlatform, reviewPlatformKeys, reviewPlatforms } from './review-platforms.ts';

interface ReviewLink {
  platform: ReviewPlatform;
  /** The platform's. */
  name: string;
  /** Where clients can review the business. */
  url: string;
}

/** The platforms on which the business has a profile. */
export const reviewLinks = ({ links }: Pick<Business, 'links'>): ReviewLink[] =>
  reviewPlatformKeys.flatMap((platform) => {
    const url = links.reviews[platform];
    return url ? [{ platform, name: reviewPlatforms[platform].name, url }] : [];
  });
