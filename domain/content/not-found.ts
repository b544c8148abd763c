import { textBlock } from '#domain/business/text-block.ts';

export const notFoundMeta = textBlock('not-found.meta', 'Missing page, for search engines', {
  title: '404 Page Not Found | {{name}}',
  description:
    'This page does not exist. Find inspections, prices and appointments with {{name}} in the {{region}}.',
  keywords: ['home inspection'],
});

export const notFound = textBlock('not-found.text', 'Missing page', {
  title: '404 Page Not Found',
  text: 'We looked from the roof down to the foundation, and there is no page at this address. It may have moved, or the link has a typo.',
});
