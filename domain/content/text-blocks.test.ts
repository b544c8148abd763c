import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { isTranslated, textsOf } from '#domain/business/text-block.ts';
import { appointmentConfirmation } from './appointment.ts';
import { contactCards, contactQuestions } from './contact.ts';
import { homeHero, processSteps, trustBadges } from './home.ts';
import { checkTexts, fittingTexts } from './own-texts.schema.ts';
import { testimonials } from './testimonials.ts';
import { textPages } from './text-blocks.ts';

const blocks = textPages.flatMap((page) => page.blocks);

describe('text blocks', () => {
  it('are all registered, each once', () => {
    const files = globSync('{domain,site,widgets,ui,client,admin,api,mail}/**/*.{ts,tsx}');
    const declared = files
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('text-block.ts'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(
          / = (?:(?:text|optional)Block(?:<[^(]*>)?|\w+\.(?:text|optional))\(\s*'([^']+)'/g,
        ),
      ])
      .map(([, id]) => id);
    expect(blocks.map((block) => block.id).toSorted()).toEqual(declared.toSorted());
  });

  it('are in Spanish too, but for what clients said and pages in English', () => {
    const english = blocks.filter((block) => !isTranslated(block)).map(({ id }) => id);
    const expected = ['llms', 'embed.', 'home.testimonial-list', 'reviews.recent'];
    expect(english.filter((id) => !expected.some((prefix) => id.startsWith(prefix)))).toEqual([]);
  });

  it.each([
    ['the default business', defaultBusiness],
    ['a business without a license and claims', sampleBusiness],
  ])('leave no placeholder unfilled for %s', (_name, business) => {
    for (const block of blocks) {
      expect(JSON.stringify(textsOf(block, business)), block.id).not.toContain('{{');
    }
  });

  it('fit their own rules', () => {
    const en = Object.fromEntries(blocks.map((block) => [block.id, block.value]));
    expect(checkTexts({ en })).toEqual([]);
  });
});

const errorsIn = (id: string, own: unknown) =>
  checkTexts({ en: { [id]: own } }).map(({ path, message }) => `${path}: ${message}`);

describe('own texts', () => {
  it('are refused for a block that does not exist', () => {
    expect(errorsIn('home.cellar', {})).toEqual([
      'en.home.cellar: There is no such block of texts',
    ]);
  });

  it('have the keys of the default', () => {
    const { title, ...rest } = homeHero.value;
    expect(errorsIn('home.hero', { ...rest, subtitle: title })).toEqual([
      'en.home.hero.subtitle: There is no such text',
      'en.home.hero.title: Please fill this in',
    ]);
  });

  it.each([
    ['a number', 7, 'Please enter named texts'],
    ['null', null, 'Please enter named texts'],
    ['a list', [], 'Please enter named texts'],
  ])('are not %s where the default has keys', (_name, own, message) => {
    expect(errorsIn('home.hero', own)).toEqual([`en.home.hero: ${message}`]);
  });

  it('are texts where the default is a text', () => {
    expect(errorsIn('home.hero', { ...homeHero.value, title: ['Hi'] })).toEqual([
      'en.home.hero.title: Please enter a text',
    ]);
  });

  it.each(['{{fone}}', '{{ phone }}', '{{phone', '{{constructor}}'])(
    'cannot say %s, which is no placeholder',
    (placeholder) => {
      expect(errorsIn('home.hero', { ...homeHero.value, title: `Call ${placeholder}` })).toEqual([
        `en.home.hero.title: There is no placeholder ${placeholder}`,
      ]);
    },
  );

  it('have what a page fills in from the visit only where their default has it', () => {
    const { value } = appointmentConfirmation;
    const own = (note: string) => errorsIn('appointment.confirm', { ...value, note });
    expect(own('Until {deadline}, {{phone}}')).toEqual([]);
    expect(own('Until {deadlin}')).toEqual([
      'en.appointment.confirm.note: There is no placeholder {deadlin}',
    ]);
  });

  it.each([
    ['title', 300],
    ['text', 6000],
  ])('have room for a longer %s, up to %i characters', (key, max) => {
    const errors = (length: number) =>
      errorsIn('home.hero', { ...homeHero.value, [key]: 'x'.repeat(length) });
    expect(errors(max)).toEqual([]);
    expect(errors(max + 1)).toEqual([`en.home.hero.${key}: Please use at most ${max} characters`]);
  });

  it('may be a longer or shorter list, of at most 200 items', () => {
    const [badge] = trustBadges.value;
    const list = (length: number) => errorsIn('home.badges', Array(length).fill(badge));
    expect(list(0)).toEqual([]);
    expect(list(80)).toEqual([]);
    expect(list(201)).toEqual(['en.home.badges: Please use at most 200 items']);
  });

  it('may lack a text below a title, but not the title, a label or the last item', () => {
    const [card, ...cards] = contactCards.value;
    expect(errorsIn('home.hero', { ...homeHero.value, text: '' })).toEqual([]);
    expect(errorsIn('home.hero', { ...homeHero.value, title: ' ' })).toEqual([
      'en.home.hero.title: Please fill this in',
    ]);
    expect(errorsIn('contact.cards', [{ ...card, text: '', action: '' }, ...cards])).toEqual([
      'en.contact.cards.0.action: Please fill this in',
    ]);
    expect(errorsIn('home.process', { ...processSteps.value, steps: [] })).toEqual([
      'en.home.process.steps: Please use at least one item',
    ]);
  });

  it('may be empty as a whole where a page can leave its section out', () => {
    expect(errorsIn('home.process', { title: '', steps: [] })).toEqual([]);
    expect(errorsIn('home.hero', { title: '', text: '' })).toEqual([
      'en.home.hero.title: Please fill this in',
    ]);
  });

  it('keep to the icons and addresses of the default', () => {
    const [first, second] = trustBadges.value;
    expect(errorsIn('home.badges', [{ ...first, icon: second?.icon }])).toEqual([]);
    expect(errorsIn('home.badges', [{ ...first, icon: 'skull' }])).toEqual([
      'en.home.badges.0.icon: Please keep a value that the default has',
    ]);
  });

  it('replace a sample by a client of the owner’s, who is not marked as invented', () => {
    const [{ sample: _, ...testimonial } = {}] = testimonials.value;
    const errors = (changes: object) =>
      errorsIn('home.testimonial-list', [{ ...testimonial, id: 'own', ...changes }]);
    expect(errors({})).toEqual([]);
    expect(errors({ date: 'in May' })).toEqual([
      'en.home.testimonial-list.0.date: Please enter a date such as 2026-05-14',
    ]);
    expect(errors({ rating: 6 })).toEqual([
      'en.home.testimonial-list.0.rating: Please choose 1 to 5 stars',
    ]);
  });

  it('may have items with an id of their own, which no other item has', () => {
    const added = { id: 'own-radon', question: 'Do you test for radon?', answer: 'Yes.' };
    const errors = (...items: object[]) =>
      errorsIn('contact.questions', { ...contactQuestions.value, questions: items });
    expect(errors(...contactQuestions.value.questions, added)).toEqual([]);
    expect(errors(added, added)).toEqual([
      'en.contact.questions.questions.1: Another item has the same id',
    ]);
    expect(errors({ ...added, id: 'radon' })).toEqual([
      'en.contact.questions.questions.0.id: Please keep a value that the default has',
    ]);
  });

  it('may not repeat an id in another category of the FAQ', () => {
    const added = { id: 'own-radon', question: 'Do you test for radon?', answer: 'Yes.' };
    const en = { 'faq.general': [added], 'faq.scheduling': [added] };
    expect(checkTexts({ en })).toEqual([
      { path: 'en.faq.scheduling.0', message: 'An item of another part has the same id' },
    ]);
  });

  it.each([
    ['another shape', { heading: 'Of an older version' }],
    ['an unknown placeholder', { ...homeHero.value, title: 'Since {{founded}}' }],
  ])('that were stored with %s are passed over', (_name, own) => {
    const badges = [...trustBadges.value];
    const texts = { en: { 'home.hero': own, 'home.badges': badges, 'home.gone': 'Old' } };
    expect(fittingTexts(texts)).toEqual({ en: { 'home.badges': badges }, es: {} });
  });

  it('in Spanish have the shape of the English, and are none of what clients said', () => {
    const hero = { title: 'Hola', text: 'Llame al {{fone}}.' };
    const es = { 'home.hero': hero, 'home.testimonial-list': testimonials.value };
    expect(checkTexts({ es })).toEqual([
      { path: 'es.home.hero.text', message: 'There is no placeholder {{fone}}' },
      { path: 'es.home.testimonial-list', message: 'There is no such block of texts' },
    ]);
    const fitting = { 'home.hero': { ...hero, text: 'Llame al {{phone}}.' } };
    const source = { 'home.hero': homeHero.value };
    expect(fittingTexts({ es: { ...es, ...fitting }, translatedFrom: source })).toEqual({
      en: {},
      es: fitting,
    });
  });
});
