export const words = {
  'site.footer': {
    text: 'Careful home inspections and plain reports for buyers, sellers and owners in {{localArea}}, by an inspector who still answers the phone afterwards.',
    /** Before the license. */
    license: 'Licensed by the {{authority}}, inspector license',
    area: '{{region}}: {{counties}}.',
  },

  'site.top-bar': {
    license: 'Licensed {{stateName}} inspector,',
  },

  'site.footer-headings': {
    links: 'Quick Links',
    contact: 'Reach us',
    area: 'Service area',
    rights: '© {{name}}. All rights reserved.',
  },
} as const;
