/** What the calculator takes (spec §3), both ends included. Apart from the schema: forms need no zod. */
export const quoteBounds = {
  squareFootage: { min: 500, max: 50_000, text: '500 to 50,000' },
  yearBuilt: { min: 1800, max: 2030, text: '1800 to 2030' },
} as const;
