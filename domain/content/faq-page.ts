import { textBlock } from '#domain/business/text-block.ts';

export const faqMeta = textBlock('faq.meta', 'FAQ, for search engines', {
  title: 'Home Inspection Questions and Answers | {{name}}',
  description:
    'Straight answers about home inspections in the {{region}}: process, prices, what is included, {{contractDeadline}}s, {{localRisks}}, reports and what comes after.',
  keywords: ['home inspection FAQ', 'home inspection questions'],
});

export const faqLabels = textBlock('faq.labels', 'FAQ, buttons and no match', {
  message: 'Send a Message',
  noMatch: 'No questions here match these words.',
  showAll: 'Show All Questions',
});
