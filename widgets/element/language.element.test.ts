import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Business } from '#domain/business/business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';
import { words as en } from '#widgets/quote/quote-widget.en.ts';
import { words as es } from '#widgets/quote/quote-widget.es.ts';
import { inside, mountElement, type TestElement } from './testing/mount-element.ts';

const known = async (locale: Locale) => defaultBusinessIn(locale);

/** What the source of the business answers. */
let answer = known;

defineQuote((locale) => answer(locale));

const answerBy = (other: typeof answer) => {
  answer = other;
  onTestFinished(() => {
    answer = known;
  });
};

const mount = (markup: string) => mountElement('inspection-quote', markup);

const title = (element: TestElement) => inside(element, '[part~="title"]')?.textContent;

const isSpanish = (element: TestElement) =>
  vi.waitFor(() => {
    expect(title(element)).toBe(es.title);
    expect(inside(element, '.ui-host')?.lang).toBe('es');
  });

const isEnglish = (element: TestElement) =>
  vi.waitFor(() => {
    expect(title(element)).toBe(en.title);
    expect(inside(element, '.ui-host')?.lang).toBe('en');
  });

describe('the language of an element', () => {
  test.each([
    '<inspection-quote lang="es"></inspection-quote>',
    '<inspection-quote lang="es-MX"></inspection-quote>',
    '<div lang="fr"><div lang="es"><p><inspection-quote></inspection-quote></p></div></div>',
    '<div lang="en"><inspection-quote lang="es"></inspection-quote></div>',
  ])('is Spanish in %s', async (markup) => {
    await isSpanish(mount(markup));
  });

  test.each([
    '<inspection-quote></inspection-quote>',
    '<inspection-quote lang="en-GB"></inspection-quote>',
    '<inspection-quote lang="fr"></inspection-quote>',
    '<div lang="es"><inspection-quote lang="fr"></inspection-quote></div>',
    '<div lang="es"><div lang="en"><inspection-quote></inspection-quote></div></div>',
  ])('is English in %s', async (markup) => {
    await isEnglish(mount(markup));
  });

  test('is that of two on a page, each its own', async () => {
    const both = mountElement(
      'div',
      '<div><inspection-quote lang="es"></inspection-quote><inspection-quote></inspection-quote></div>',
    ).querySelectorAll<TestElement>('inspection-quote');
    await isSpanish(both[0] as TestElement);
    await isEnglish(both[1] as TestElement);
  });

  test('comes through the shadow roots around it, and changes with them', async () => {
    const host = mountElement('section', '<section lang="es"></section>');
    const outer = host.attachShadow({ mode: 'open' });
    outer.innerHTML = '<p></p>';
    const inner = (outer.firstElementChild as Element).attachShadow({ mode: 'open' });
    inner.innerHTML = '<div><inspection-quote></inspection-quote></div>';
    const element = inner.querySelector<TestElement>('inspection-quote') as TestElement;
    await isSpanish(element);
    inner.querySelector('div')?.setAttribute('lang', 'en');
    await isEnglish(element);
    inner.querySelector('div')?.removeAttribute('lang');
    await isSpanish(element);
    outer.querySelector('p')?.setAttribute('lang', 'en');
    await isEnglish(element);
  });

  test('is that of a new place, whose changes count from then on', async () => {
    const element = mount('<div lang="es"><inspection-quote></inspection-quote></div>');
    await isSpanish(element);
    const root = mountElement('section').attachShadow({ mode: 'open' });
    root.innerHTML = '<div lang="en"></div>';
    const place = root.firstElementChild as HTMLElement;
    place.append(element);
    await isEnglish(element);
    place.lang = 'es';
    await isSpanish(element);
  });
});

const field = (element: TestElement) =>
  inside(element, '[name="squareFootage"]') as HTMLInputElement;

const type = (element: TestElement) => {
  const input = field(element);
  input.value = '2345';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.focus();
};

describe('a change of language', () => {
  test.each([
    ['of the element', (element: HTMLElement) => element],
    ['around it', (element: HTMLElement) => element.parentElement as HTMLElement],
  ])('%s keeps what was typed, what is open and the focus', async (_where, changed) => {
    const element = mount('<div><inspection-quote></inspection-quote></div>');
    await isEnglish(element);
    type(element);
    const details = inside(element, 'details') as HTMLDetailsElement;
    details.open = true;
    for (const [lang, arrived] of [
      ['es-US', isSpanish],
      ['en', isEnglish],
    ] as const) {
      changed(element).lang = lang;
      await arrived(element);
      expect(field(element).value).toBe('2345');
      expect(element.shadowRoot?.activeElement).toBe(field(element));
      expect(inside(element, 'details')).toBe(details);
      expect(details.open).toBe(true);
    }
  });

  test('that is taken back before it has arrived does not show', async () => {
    let arrive: ((business: Business) => void) | undefined;
    answerBy((locale) =>
      locale === 'es'
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : known(locale),
    );
    const element = mount('<inspection-quote></inspection-quote>');
    await isEnglish(element);
    element.lang = 'es';
    await vi.waitFor(() => expect(arrive).toBeDefined());
    element.lang = 'en';
    await Promise.resolve();
    arrive?.(defaultBusinessIn('es'));
    await new Promise(requestAnimationFrame);
    expect(title(element)).toBe(en.title);
  });
});

test('a language that cannot be fetched is tried again, in English meanwhile, and what was typed stays', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined);
  let isOnline = false;
  answerBy((locale) =>
    locale === 'es' && !isOnline ? Promise.reject(new TypeError('No answer')) : known(locale),
  );
  const element = mount('<inspection-quote lang="es"></inspection-quote>');
  await isEnglish(element);
  type(element);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    '<inspection-quote> could not get its words and is tried again.',
    expect.any(TypeError),
  );
  error.mockClear();
  isOnline = true;
  dispatchEvent(new Event('online'));
  await isSpanish(element);
  expect(field(element).value).toBe('2345');
});
