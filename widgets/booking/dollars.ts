/** Whole dollars as shown: '$1,250'. */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
