export const words = {
  'faq.hero': {
    title: 'Questions, answered straight',
    text: 'What buyers, sellers and owners in {{metro}} ask us, from the {{contractDeadline}} to the {{soil}} under the slab.',
  },

  'faq.closing': {
    title: 'Your question is not here?',
    text: 'Call and ask it. The person who answers is the one who inspects.',
  },
} as const;
