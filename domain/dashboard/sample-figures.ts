/** Figures that stand in until there are measured ones, as the specification gives them (§9). */
export const sampleFigures = {
  requests: '+12%',
  posts: '1.2k views',
  month: '24 scheduled',
  response: '1.2h',
  responseRate: '98% rate',
} as const;

/** 'This month' of the sample figures: 60 % of all requests, rounded down (spec §9). */
export const sampleMonth = (requests: number): number => Math.floor((requests * 6) / 10);
