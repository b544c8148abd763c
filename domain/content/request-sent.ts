import { textBlock } from '#domain/business/text-block.ts';

export const requestSentMeta = textBlock(
  'request-sent.meta',
  'After a request, for search engines',
  {
    title: 'Thank You | {{name}}',
    description:
      'Your inspection request has reached us. We contact you within {{responseTime}} to schedule it.',
    keywords: [],
  },
);
