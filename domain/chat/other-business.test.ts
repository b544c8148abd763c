import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness as business } from '#domain/business/testing/sample-business.ts';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { businessWithoutSamples, inventedIn } from '#domain/business/testing/without-samples.ts';
import { intentsOf } from './all-intents.ts';
import { answerTo } from './answer.ts';
import { phrasings } from './testing/phrasings.ts';

describe('the chat of another business', () => {
  it('says nothing of the first one', () => {
    const said = JSON.stringify(
      intentsOf(business).map(({ text, actions, phrases }) => ({ text, actions, phrases })),
    );
    expect(said).not.toMatch(/Bluebonnet|Dallas|DFW|Texas|TREC|8544|972|metroplex|Houston|{{/i);
  });

  it.each(Object.entries(phrasings))('answers on %s without the default one', (_intent, asked) => {
    for (const question of asked) {
      const { text, actions } = answerTo(question, secondBusiness);
      expect(tracesIn(JSON.stringify({ text, actions })), question).toEqual([]);
    }
  });

  it('leaves out answers that need what it lacks', () => {
    const ids = intentsOf(business).map(({ id }) => id);
    for (const id of ['insurance', 'experience']) {
      expect(ids).not.toContain(id);
    }
    expect(answerTo('Are you insured?', business).intent).toBe('fallback');
  });

  it('says that it names no license if it has none', () => {
    expect(answerTo('Are you licensed?', business).text).toMatch(/^We name no license here\./);
  });

  it('says nothing of what is a sample without samples', () => {
    for (const { text } of intentsOf(businessWithoutSamples)) {
      expect(inventedIn(text)).toBeUndefined();
    }
    expect(answerTo('Do you have reviews?', businessWithoutSamples).text).toBe(
      'Reviews of our work are on our reviews page.',
    );
    expect(answerTo('Do you have reviews?', defaultBusiness).text).toBe(
      "Reviews of our work are on our reviews page. Our clients rate us 4.9 on average. They write on Google, Yelp, Facebook and Angie's List, where you can add yours.",
    );
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
