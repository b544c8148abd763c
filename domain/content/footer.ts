import { textBlock } from '#domain/business/text-block.ts';

export const footer = textBlock('site.footer', 'Every page, footer', {
  text: 'Careful home inspections and plain reports for buyers, sellers and owners in {{localArea}}, by an inspector who still answers the phone afterwards.',
  /** Before the license. */
  license: 'Licensed by the {{authority}}, inspector license',
  area: '{{region}}: {{counties}}.',
});

/** Before the license in the bar at the top. */
export const topBar = textBlock('site.top-bar', 'Every page, top', {
  license: 'Licensed {{stateName}} inspector,',
});

export const footerHeadings = textBlock(
  'site.footer-headings',
  'Every page, headings of the footer',
  {
    links: 'Quick Links',
    contact: 'Reach us',
    area: 'Service area',
    rights: '© {{name}}. All rights reserved.',
  },
);
