import { expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { faqItems } from './faq.ts';
import { searchFaq } from './search-faq.ts';

test.each(faqItems(defaultBusiness))('finds "$question" by its own words', (item) => {
  expect(searchFaq(item.question, defaultBusiness)[0]).toBe(item);
});

test.each([
  ['can I cancel?', 'cancel-or-reschedule'],
  ['TERMITES', 'termites'],
  ['what happens when it rains', 'bad-weather'],
  ['Do you work on weekends?', 'weekends'],
])('finds for %j the entry %s', (question, id) => {
  expect(searchFaq(question, defaultBusiness)[0]?.id).toBe(id);
});

it.each(['', 'hello', 'the weather in Paris', '🏠 \uD800'])('has nothing for %j', (question) => {
  expect(searchFaq(question, defaultBusiness)).toEqual([]);
});

it('answers at most three', () => {
  expect(searchFaq('report', defaultBusiness)).toHaveLength(3);
});
