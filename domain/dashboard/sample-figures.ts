/** Placeholder figures of the specification (spec §9). */
export const sampleFigures = {
  requests: '+12%',
  posts: '1.2k views',
  month: '24 scheduled',
  response: '1.2h',
  responseRate: '98% rate',
} as const;

/** The 'this month' placeholder: 60 % of all requests, rounded down (spec §9). */
export const sampleMonth = (requests: number): number => Math.floor((requests * 6) / 10);
