/** Accepted ranges, inclusive (spec §3). Separate from the schema, so that forms need no zod. */
export const quoteBounds = {
  squareFootage: { min: 500, max: 50_000, shown: ['500', '50,000'] },
  yearBuilt: { min: 1800, max: 2030, shown: ['1800', '2030'] },
} as const;
