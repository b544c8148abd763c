/** Labels of links. */
export const words = {
  quote: 'Get an instant quote',
  book: 'Pick a time',
  prices: 'See all prices',
  services: 'See our services',
  questions: 'Read common questions',
  articles: 'Read our articles',
  tips: 'Get maintenance tips',
  reviews: 'Read reviews',
  about: 'About us',
  write: 'Send a request',
  call: (phone: string) => `Call ${phone}`,
  callAfterwards: (phone: string) => `After that: Call ${phone}`,
  email: 'Email us',
  /** The buttons that are always shown. */
  quick: { quote: 'Instant quote', call: 'Call', email: 'Email' },
};
