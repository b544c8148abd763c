const share = Number(process.env.EXHAUSTIVE_SHARE ?? 1);

/** How many of `runs` random attempts to make: all of them, or in CI the share that its lane gives. */
export const shareOfRuns = (runs: number): number => Math.ceil(runs * share);

/** As many of `attempts`, drawn anew in each run. */
export const shareOf = <T>(attempts: readonly T[]): T[] =>
  share === 1 ? [...attempts] : attempts.filter(() => Math.random() < share);
