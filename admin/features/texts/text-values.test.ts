import { describe, expect, it } from 'vitest';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { blocks, hasOriginal, textsIn } from './text-values.ts';

/** Sentences about the law of a state, which pages leave out where there is none. */
const ofLaw = /[^.!?\n]*\{\{lawState\}\}.*?\.(?=\s|$)/gm;

describe('the texts of a block', () => {
  it('are without what is for other states', () => {
    const items = [
      { text: 'Clay moves.', onlyIn: 'texas' },
      { text: 'Rain finds a way in.', notIn: ['texas'] },
      { text: 'We look.' },
    ];
    const { statePack } = secondBusiness;
    expect(textsIn({ title: 'Here', items }, statePack)).toEqual([
      ...['Here', 'Rain finds a way in.', 'We look.'],
    ]);
    expect(textsIn(items, 'texas')).toEqual(['Clay moves.', 'We look.']);
  });

  it.each(blocks.filter(hasOriginal))('$id has no trace of the default business', ({ value }) => {
    const texts = textsIn(value, secondBusiness.statePack).join('\n');
    expect(tracesIn(texts.replaceAll(ofLaw, ''))).toEqual([]);
  });

  it('of invented clients are nothing to go back to', () => {
    const without = blocks.filter((block) => !hasOriginal(block));
    expect(without.map(({ id }) => id)).toEqual(['home.testimonial-list', 'reviews.recent']);
  });
});
