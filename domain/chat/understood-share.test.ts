import { expect, test } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { answerTo } from './answer.ts';
import { questions as direct } from './testing/questions-direct.es.ts';
import { questions as offTopic } from './testing/questions-off-topic.es.ts';
import { questions as plain } from './testing/questions-plain.es.ts';
import { questions as polite } from './testing/questions-polite.es.ts';
import { questions as short } from './testing/questions-short.es.ts';
import { questions as spoken } from './testing/questions-spoken.es.ts';

const business = defaultBusinessIn('es');

const linesOf = (text: string) => text.trim().split('\n');

const intentOf = (message: string) => answerTo(message, business).intent;

/** A question with several intents is answered by each of them. */
function isUnderstood(line: string): boolean {
  const [intents = '', question = ''] = line.split(' | ');
  return intents.split('/').includes(intentOf(question));
}

test.each(Object.entries({ plain, short, polite, spoken, direct }))(
  'at least 95 of 100 %s questions in Spanish get their answer',
  (_style, questions) => {
    const lines = linesOf(questions);
    const wrong = lines.filter((line) => !isUnderstood(line));
    expect(lines.length).toBeGreaterThanOrEqual(150);
    expect(1 - wrong.length / lines.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  },
);

test('at least 85 of 100 questions about something else are not answered', () => {
  const lines = linesOf(offTopic);
  const answered = lines.filter((line) => intentOf(line) !== 'fallback');
  expect(1 - answered.length / lines.length, answered.join('\n')).toBeGreaterThanOrEqual(0.85);
});
