/** How many of `runs` random attempts to make: all of them, or in CI the share that its lane gives. */
export const shareOfRuns = (runs: number): number =>
  Math.ceil(runs * Number(process.env.EXHAUSTIVE_SHARE ?? 1));
