/** A whole number with separators: '2,400'. Not `Intl`: its first use blocks a slow phone. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole dollars: '$1,250', '−$20'. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${thousands(Math.abs(amount))}`;
