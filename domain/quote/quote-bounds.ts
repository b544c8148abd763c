/** Accepted ranges, inclusive (spec §3). Separate from the schema, so that forms need no zod. */
export const quoteBounds = {
  squareFootage: { min: 500, max: 50_000, text: '500 to 50,000' },
  yearBuilt: { min: 1800, max: 2030, text: '1800 to 2030' },
} as const;
