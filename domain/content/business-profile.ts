import { business } from '#domain/business/defaults/business.ts';
import { type HoursRow, profileHours } from '#domain/business/hours.ts';
import { rating, reviewCount } from '#domain/business/published-figures.ts';

/** A review with the field names of the maps service (spec §3 "Business profile"). */
interface ProfileReview {
  author_name: string;
  rating: number;
  /** Fixed text, because the profile is not fetched (spec §7). */
  relative_time_description: string;
  text: string;
  /** Seconds since 1970. */
  time: number;
  sample: true;
}

interface BusinessProfile {
  name: string;
  address: string;
  phone: { display: string; href: string };
  website: { display: string; href: string };
  rating: number;
  reviewCount: number;
  hours: readonly HoursRow[];
  placeId: string;
  writeReviewUrl: string;
  mapsUrl: string;
  reviews: readonly ProfileReview[];
}

const placeId = 'bluebonnet.example';

/** The profile on a maps service (spec §3 "Business profile"): sample data. */
export const businessProfile: BusinessProfile = {
  name: business.name,
  address: '12 Bluebonnet Lane, Dallas, TX 75200',
  phone: business.phone,
  website: { display: new URL(business.origin).host, href: business.origin },
  rating: Number(rating.shown),
  reviewCount: reviewCount.reviews,
  hours: profileHours,
  placeId,
  writeReviewUrl: `https://search.google.com/local/writereview?placeid=${placeId}`,
  mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(business.name)}&query_place_id=${placeId}`,
  reviews: [
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
};
