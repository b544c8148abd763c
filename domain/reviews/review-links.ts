import type { Profile } from '#domain/business/profile.schema.ts';
import { type ReviewPlatform, reviewPlatformKeys, reviewPlatforms } from './review-platforms.ts';

interface ReviewLink {
  platform: ReviewPlatform;
  /** The platform's. */
  name: string;
  /** Where clients can review the business. */
  url: string;
}

/** The platforms on which the business has a profile. */
export const reviewLinks = ({ links }: Pick<Profile, 'links'>): ReviewLink[] =>
  reviewPlatformKeys.flatMap((platform) => {
    const url = links.reviews[platform];
    return url ? [{ platform, name: reviewPlatforms[platform].name, url }] : [];
  });
