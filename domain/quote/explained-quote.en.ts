export const words = {
  'quote.included': {
    standards: 'An inspection to {{standards}}',
    report: 'A written report within {{reportTime}}',
    stories: 'Up to {{includedStories}} stories and the attic',
  },
} as const;
