export const words = {
  'faq.meta': {
    title: 'Home Inspection Questions and Answers | {{name}}',
    description:
      'Straight answers about home inspections in the {{region}}: process, prices, what is included, {{contractDeadline}}s, {{localRisks}}, reports and what comes after.',
    keywords: ['home inspection FAQ', 'home inspection questions'],
  },

  'faq.labels': {
    message: 'Send a Message',
    noMatch: 'No questions here match these words.',
    showAll: 'Show All Questions',
  },
} as const;
