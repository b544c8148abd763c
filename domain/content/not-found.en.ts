export const words = {
  'not-found.meta': {
    title: '404 Page Not Found | {{name}}',
    description:
      'This page does not exist. Find inspections, prices and appointments with {{name}} in the {{region}}.',
    keywords: ['home inspection'],
  },

  'not-found.text': {
    title: '404 Page Not Found',
    text: 'We looked from the roof down to the foundation, and there is no page at this address. It may have moved, or the link has a typo.',
  },
} as const;
