import { faqItems } from '#domain/content/faq/faq.ts';

/** Structured data of the questions at /faq. */
export const faqData = (origin: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${origin}/faq#questions`,
    url: `${origin}/faq`,
    about: { '@id': `${origin}/#business` },
    mainEntity: faqItems.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}/faq#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
