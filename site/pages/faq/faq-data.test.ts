import { expect, it } from 'vitest';
import { faqItems } from '#domain/content/faq/faq.ts';
import { faqData } from './faq-data.ts';

it('describes each question with its answer and URL', () => {
  const [page] = faqData('https://inspector.example');
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: faqItems.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `https://inspector.example/faq#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
