import { faqItems } from '#domain/content/faq/faq.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { businessIn, type PageData } from '#site/data/page-data.ts';
import { languageTags } from '#site/meta/language-tags.ts';

/** Structured data of the questions at /faq. */
export function faqData(origin: string, path: string, data: PageData): object[] {
  const business = businessIn(data);
  const url = origin + addressIn(business.locale, path);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      url,
      inLanguage: languageTags[business.locale],
      about: { '@id': `${origin}/#business` },
      mainEntity: faqItems(business).map(({ id, question, answer }) => ({
        '@type': 'Question',
        name: question,
        url: `${url}#${id}`,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
