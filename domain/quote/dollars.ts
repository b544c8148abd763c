/** Whole numbers as people read them: '2,400'. Not Intl: its first use costs a slow phone a blocked moment. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole dollars as people read them: '$1,250', '−$20'. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${thousands(Math.abs(amount))}`;
