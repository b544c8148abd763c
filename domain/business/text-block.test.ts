import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { type BusinessRecords, businessOf } from './business.ts';
import { defaultBrand } from './defaults/default-brand.ts';
import { defaultBusiness } from './defaults/default-business.ts';
import { defaultPriceList } from './defaults/default-price-list.ts';
import { defaultProfile } from './defaults/default-profile.ts';
import { fillText, textBlock, textsOf, translatedBlocks } from './text-block.ts';

const records: BusinessRecords = {
  profile: defaultProfile,
  prices: defaultPriceList,
  brand: defaultBrand,
  texts: {},
};

const unlicensed = businessOf(
  {
    ...records,
    profile: { ...defaultProfile, license: null, statePack: 'none' },
  },
  'en',
);

describe('texts of a block', () => {
  it('have their placeholders filled in', () => {
    expect(fillText('Call {{name}} at {{phone}}.', defaultBusiness)).toBe(
      'Call Bluebonnet Home Inspections at (972) 555-0148.',
    );
  });

  it('lose the sentence whose placeholder the business has no word for', () => {
    const text = 'We come on time. Licensed under {{license}} at 6:30 p.m. sharp. Call us!';
    expect(fillText(text, unlicensed)).toBe('We come on time. Call us!');
  });

  it('lose an item of a list that loses a text, or that is for another state', () => {
    const block = textBlock('test.items', 'Items', [
      { title: 'License', text: '{{license}}' },
      { title: 'Option period', text: 'Days count.', onlyIn: 'texas' },
      { title: 'Inspection period', text: 'Read your contract.', notIn: ['texas'] },
      { title: 'Report', text: 'Within {{reportTime}}.' },
    ]);
    expect(textsOf(block, unlicensed)).toEqual([
      { title: 'Inspection period', text: 'Read your contract.' },
      { title: 'Report', text: 'Within 24 hours.' },
    ]);
    expect(textsOf(block, defaultBusiness)).toEqual([
      { title: 'License', text: 'TREC #8544' },
      { title: 'Option period', text: 'Days count.' },
      { title: 'Report', text: 'Within 24 hours.' },
    ]);
  });

  it('lose an item that needs what the business lacks, whatever it says', () => {
    const block = textBlock('test.needs', 'Needs', [
      { needs: 'license', title: 'Licensed', text: 'Look it up.' },
      { title: 'Report', text: 'Within {{reportTime}}.' },
    ]);
    expect(textsOf(block, unlicensed).map(({ title }) => title)).toEqual(['Report']);
    expect(textsOf(block, defaultBusiness)[0]).toEqual({ title: 'Licensed', text: 'Look it up.' });
  });

  it('are the owner’s own where there are some', () => {
    const block = textBlock('test.own', 'Own', { title: 'Hello' });
    const own = businessOf(
      {
        ...records,
        texts: { en: { 'test.own': { title: 'Hi, {{name}}' } } },
      },
      'en',
    );
    expect(textsOf(block, own)).toEqual({ title: 'Hi, Bluebonnet Home Inspections' });
  });

  it('lose an item that the owner left blank, and no item with one text', () => {
    const block = textBlock('test.blank', 'Blank', {
      lines: ['First', 'Second'],
      cards: [{ icon: 'star', title: 'Title', text: 'Text' }],
    });
    const own = businessOf(
      {
        ...records,
        texts: {
          en: {
            'test.blank': {
              lines: [' ', 'Second'],
              cards: [
                { icon: 'star', title: '', text: '' },
                { icon: 'star', title: 'Alone', text: '' },
              ],
            },
          },
        },
      },
      'en',
    );
    expect(textsOf(block, own)).toEqual({
      lines: ['Second'],
      cards: [{ icon: 'star', title: 'Alone', text: '' }],
    });
  });

  it('are the default’s where a text that is needed has no word left', () => {
    const block = textBlock('test.needed', 'Needed', { title: 'Inspections', text: 'Text' });
    const own = (title: string) =>
      businessOf(
        {
          ...records,
          profile: { ...defaultProfile, license: null, statePack: 'none' },
          texts: { en: { 'test.needed': { title, text: '{{license}}' } } },
        },
        'en',
      );
    expect(textsOf(block, own('{{license}}'))).toEqual({ title: 'Inspections', text: '' });
    // A section that the owner left out stays so.
    expect(textsOf(block, own(''))).toEqual({ title: '', text: '' });
  });

  it('are joined as Spanish joins them in Spanish only', () => {
    const text = 'Viviendas de {{localArea}}.';
    const spanish = businessOf(records, 'es');
    expect(spanish.words.localArea).toMatch(/^el /);
    expect(fillText(text, spanish)).toMatch(/^Viviendas del /);
    expect(fillText(text, { ...spanish, locale: 'en' })).toMatch(/^Viviendas de el /);
  });

  it('are in English, with its words, where the owner has worded only the English ones', () => {
    const block = textBlock('test.english', 'English', { title: 'Viviendas' });
    const texts = { en: { 'test.english': { title: 'Homes in {{region}}' } } };
    const [english, spanish] = [
      businessOf({ ...records, texts }, 'en'),
      businessOf({ ...records, texts }, 'es'),
    ];
    expect(textsOf(block, spanish)).toEqual(textsOf(block, english));
    expect(textsOf(block, spanish).title).not.toContain(spanish.words.region);
    const both = { ...texts, es: { 'test.english': { title: 'Casas' } } };
    const own = businessOf({ ...records, texts: both }, 'es');
    expect(textsOf(block, own)).toEqual({ title: 'Casas' });
  });

  it('in Spanish are the owner’s Spanish, else his English, else the default’s Spanish', async () => {
    const { text } = translatedBlocks({ 'test.hello': { title: 'Hello' } }, async () => ({
      words: { 'test.hello': { title: 'Hola' } },
    }));
    const block = text('test.hello', 'Hello');
    await block.words?.load('es');
    const title = (texts: BusinessRecords['texts'], locale: Locale = 'es') =>
      textsOf(block, businessOf({ ...records, texts }, locale)).title;
    const en = { 'test.hello': { title: 'Howdy' } };
    const es = { 'test.hello': { title: 'Buenos días' } };
    expect(title({ en, es })).toBe('Buenos días');
    expect(title({ en })).toBe('Howdy');
    expect(title({})).toBe('Hola');
    expect(title({ es }, 'en')).toBe('Hello');
  });

  it('in English come without those in Spanish', () => {
    const texts = { en: {}, es: { a: 'Hola' }, translatedFrom: { a: 'Hello' } };
    expect(businessOf({ ...records, texts }, 'en').texts).toEqual({ en: {} });
    expect(businessOf({ ...records, texts }, 'es').texts).toEqual({ en: {}, es: { a: 'Hola' } });
  });

  it('name a placeholder that does not exist', () => {
    expect(() => fillText('{{fone}}', defaultBusiness)).toThrow('{{fone}}');
  });
});
