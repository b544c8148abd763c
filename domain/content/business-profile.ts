import type { Business } from '#domain/business/business.ts';
import type { ContactLink } from '#domain/business/facts.ts';
import type { HoursRow } from '#domain/business/profile.schema.ts';
import { optionalBlock } from '#domain/business/text-block.ts';

/** A review with the field names of the maps service (spec §3 "Business profile"). */
interface ProfileReview {
  author_name: string;
  rating: number;
  /** Fixed text, because the profile is not fetched (spec §7). */
  relative_time_description: string;
  text: string;
  /** Seconds since 1970. */
  time: number;
  sample?: true;
}

interface BusinessProfile {
  name: string;
  address: string | undefined;
  phone: ContactLink;
  website: ContactLink | undefined;
  /** Undefined without a rating. */
  rating: number | undefined;
  reviewCount: string;
  hours: readonly HoursRow[];
  placeId: string | undefined;
  writeReviewUrl: string | undefined;
  mapsUrl: string | undefined;
}

/** The profile on a maps service (spec §3 "Business profile"). */
export function businessProfile({
  name,
  address,
  phone,
  mapsClaims,
  hours,
  links,
}: Business): BusinessProfile {
  return {
    name,
    address,
    phone,
    website: links.website
      ? { display: new URL(links.website).host, href: links.website }
      : undefined,
    rating: mapsClaims.rating ? Number(mapsClaims.rating) : undefined,
    reviewCount: mapsClaims.reviews,
    hours: hours.profile,
    placeId: links.maps
      ? (new URL(links.maps).searchParams.get('query_place_id') ?? undefined)
      : undefined,
    writeReviewUrl: links.reviews.google,
    mapsUrl: links.maps,
  };
}

/** The newest reviews of the profile: samples, because it is not fetched (spec §7). */
export const profileReviews = optionalBlock<readonly ProfileReview[]>(
  'reviews.recent',
  'Reviews page, recent reviews',
  [
    {
      author_name: 'Priya Raman',
      rating: 5,
      relative_time_description: '3 weeks ago',
      text: 'Walked us through the attic photos on a tablet, and the written report was in our inbox before dinner.',
      time: Date.UTC(2026, 9, 28) / 1000,
      sample: true,
    },
    {
      author_name: 'Marcus Bell',
      rating: 5,
      relative_time_description: 'a month ago',
      text: 'On time, careful, and plain spoken. Found a slow leak under the tub that two showings and the sellers had missed.',
      time: Date.UTC(2026, 9, 9) / 1000,
      sample: true,
    },
    {
      author_name: 'Hannah Okafor',
      rating: 5,
      relative_time_description: '2 months ago',
      text: 'First-time buyer, so I asked about everything. Every question got an answer I could follow.',
      time: Date.UTC(2026, 8, 17) / 1000,
      sample: true,
    },
  ],
);
