/** The rows of the price table; areas with commas. */
export const words = {
  upTo: (area: string) => `Up to ${area} sq ft`,
  between: (from: string, to: string) => `${from}-${to} sq ft`,
  over: (area: string) => `Over ${area} sq ft`,
  /** @param price with its dollar sign */
  beyond: (price: string, step: string, area: string) =>
    `plus ${price} per started ${step} sq ft over ${area}`,
};
