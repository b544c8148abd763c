import { faqItems } from '#domain/content/faq/faq.ts';
import { businessIn, type PageData } from '#site/data/page-data.ts';

/** Structured data of the questions at /faq. */
export const faqData = (origin: string, _path: string, data: PageData): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${origin}/faq#questions`,
    url: `${origin}/faq`,
    about: { '@id': `${origin}/#business` },
    mainEntity: faqItems(businessIn(data)).map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}/faq#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
