/** What every host page knows: which tag it has taken in, what it gives to it and hears from it. */

/** The address of the page says so. */
export const tag = new URLSearchParams(location.search).get('tag') ?? '';

export const partner = 'jane-doe-realty';

/** A home of the partner's own listing, for a booking. */
export const quote = { propertyType: 'condo', squareFootage: 1500 };

/** Reviews that the partner's page has fetched itself. */
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

/** Values that only JavaScript can give, by tag and property. */
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

/** What was heard, as the page lists it; whatever the element would do next is the page's to do. */
export function report(event: Event): string {
  event.preventDefault();
  return `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`;
}
