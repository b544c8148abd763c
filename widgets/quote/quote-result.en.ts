import { dollars } from '#domain/quote/dollars.ts';

export const words = {
  onSite: (hours: string) => `${hours} on site`,
  chooseType: 'choose a property type',
  soFar: (price: number, note: string) => `Price so far: ${dollars(price)}, ${note}`,
  yourPrice: 'Your inspection price',
  home: 'Home',
  area: (figure: string) => `${figure} sq ft`,
  timeOnSite: 'Time on site',
  quotedOn: 'Quoted on',
  book: (price: number) => `Book this · ${dollars(price)}`,
  refinePrice: 'Refine this price',
  newQuote: 'Get New Quote',
  lines: 'How the price adds up',
  total: 'Total',
  recommended: 'Recommended for this home',
};
