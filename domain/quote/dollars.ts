/** Whole dollars as people read them: '$1,250', '−$20'. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;
