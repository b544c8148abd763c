import { describe, expect, it } from 'vitest';
import { sampleBusiness as business } from '#domain/business/testing/sample-business.ts';
import { intentsOf } from './all-intents.ts';
import { answerTo } from './answer.ts';

describe('the chat of another business', () => {
  it('says nothing of the first one', () => {
    const said = JSON.stringify(
      intentsOf(business).map(({ text, actions, phrases }) => ({ text, actions, phrases })),
    );
    expect(said).not.toMatch(/Bluebonnet|Dallas|DFW|Texas|TREC|8544|972|metroplex|Houston|{{/i);
  });

  it('leaves out answers that need what it lacks', () => {
    const ids = intentsOf(business).map(({ id }) => id);
    for (const id of ['licence', 'insurance', 'experience']) {
      expect(ids).not.toContain(id);
    }
    expect(answerTo('Are you licensed?', business).intent).toBe('fallback');
  });

  it('knows its own towns and region', () => {
    expect(answerTo('Do you come to Marietta?', business).text).toContain('in Marietta.');
    expect(answerTo('Do you come to the metro area?', business).text).toBe(
      'We serve the Atlanta metro area: Fulton, DeKalb and Cobb counties, within about 40 miles. Ask me about your city.',
    );
    expect(answerTo('Houston', business).intent).toBe('fallback');
  });

  it('answers on termites without the law of Texas', () => {
    expect(answerTo('termites', business).text).toMatch(/^We do not offer reports on termites/);
  });
});
