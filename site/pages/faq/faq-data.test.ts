import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { faqItems } from '#domain/content/faq/faq.ts';
import { businessKey } from '#site/data/page-data.ts';
import { faqData } from './faq-data.ts';

it('describes each question with its answer and URL', () => {
  const [page] = faqData('https://inspector.example', '/faq', {
    [businessKey]: defaultBusiness,
  });
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: faqItems(defaultBusiness).map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `https://inspector.example/faq#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
