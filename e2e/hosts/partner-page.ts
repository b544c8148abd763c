/** Shared by all host pages: the embedded tag, the values passed to it, and its events. */

const query = new URLSearchParams(location.search);

/** From the query of the page. */
export const tag = query.get('tag') ?? '';
export const display = query.get('display') ?? undefined;

export const partner = 'jane-doe-realty';

/** A home from the partner's listing, passed to the booking widget. */
export const quote = { propertyType: 'condo', squareFootage: 1500 };

/** Reviews that the partner's page fetched itself. */
export const reviews = {
  reviews: [
    {
      id: 'google-1',
      platform: 'google',
      rating: 5,
      author: 'Dorothy Vaughan',
      date: '2026-10-28',
      text: 'The attic photographs alone were worth it.',
      verified: true,
    },
  ],
  stats: {
    averageRating: 5,
    totalReviews: 1,
    platforms: {
      google: { rating: 5, count: 1, url: 'https://google.example/' },
      yelp: { rating: 0, count: 0, url: 'https://yelp.example/' },
      facebook: { rating: 0, count: 0, url: 'https://facebook.example/' },
      angies: { rating: 0, count: 0, url: 'https://angies.example/' },
    },
  },
};

/** Properties that are not attributes, by tag. */
export const richProperties: Readonly<Record<string, Record<string, unknown>>> = {
  'inspection-booking': { quote },
  'inspection-reviews': { reviews },
};

export const eventNames = [
  'inspection-quote-calculate',
  'inspection-quote-book',
  'inspection-slot-select',
  'inspection-booking-created',
  'inspection-contact-sent',
  'inspection-pricing-quote',
];

/** The line that the page lists for an event, whose default action it prevents. */
export function logLine(event: Event): string {
  event.preventDefault();
  return `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`;
}
