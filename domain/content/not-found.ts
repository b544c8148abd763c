import { textBlock } from '#domain/business/text-block.ts';

export const notFoundMeta = textBlock('not-found.meta', 'Missing page, for search engines', {
  title: '404 Page Not Found | {{name}}',
  description:
    'This page does not exist. Find inspections, prices and appointments with {{name}} in the {{region}}.',
  keywords: ['home inspection'],
});
