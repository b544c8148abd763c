import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defaultIn } from '#domain/business/text-block.ts';
import { homeHero } from '#domain/content/home.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { openTexts } from './testing/open-texts.tsx';

let stored: StoredTexts;

beforeEach(async () => {
  await loadWords('es');
  stored = { revision: 4 };
  serveApi({
    'GET /api/business': () => defaultBusinessIn('es'),
    'GET /api/business/texts': () => stored,
    'POST /api/business/preview': ({ body: { locale } }) => ({
      html: `<main>Page in ${locale}</main>`,
    }),
    'PUT /api/business/texts': ({ body }) => {
      stored = { ...body, revision: body.revision + 1 };
      return stored;
    },
  });
});

const english = '/texts/home-page?open=home.hero';
const spanish = `${english}&lang=es`;
const form = page.getByRole('form', { name: 'Home page, top' });
const title = form.getByLabelText('Title', { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const published = page.getByText('All Spanish texts are published');
const own = (words: string) => ({ ...homeHero.value, title: words });

it('words a text in Spanish beside the English, with a preview in Spanish', async () => {
  openTexts(english);
  await expect.element(title).toHaveValue(homeHero.value.title);
  await click(button('Spanish'));
  await expect.element(title).toHaveValue(defaultIn(homeHero, 'es').title);
  await expect.element(title).toHaveAttribute('lang', 'es');
  await expect.element(form.getByText(homeHero.value.title)).toBeVisible();
  await fill(title, 'Hola de {{name}}');
  const frame = () => document.querySelector('iframe')?.contentDocument?.body.textContent;
  await expect.poll(frame).toBe('Page in es');

  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored).toEqual({
    revision: 5,
    es: { 'home.hero': { ...defaultIn(homeHero, 'es'), title: 'Hola de {{name}}' } },
    translatedFrom: { 'home.hero': homeHero.value },
  });
  await click(button('Back to the original'));
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored).toEqual({ revision: 6, es: {}, translatedFrom: {} });
});

it('keeps what is typed in each language apart, and says so at the other', async () => {
  openTexts(spanish);
  await fill(title, 'Hola');
  await click(button('English'));
  await expect.element(title).toHaveValue(homeHero.value.title);
  await expect.element(page.getByText('All texts are published')).toBeVisible();
  await click(button('Spanish · not published'));
  await expect.element(title).toHaveValue('Hola');
});

it('lists a translation whose English has changed since, until the owner says that it is right', async () => {
  stored = {
    revision: 4,
    en: { 'home.hero': own('New words') },
    es: { 'home.hero': own('Hola') },
    translatedFrom: { 'home.hero': own('Old words') },
  };
  openTexts('/texts?lang=es');
  const reason = page.getByText('You changed the English after this was translated');
  await expect.element(reason).toBeVisible();
  const { host } = openTexts(spanish);
  await expect.element(page.getByText('English changed')).toBeVisible();
  await expectAccessible(host);
  await expect.element(form.getByText('Old words')).toBeVisible();
  await expect.element(form.getByText('New words')).toBeVisible();
  await click(button('It is still right'));
  await expect.element(page.getByText('English changed')).not.toBeInTheDocument();
  expect(stored.translatedFrom).toEqual({ 'home.hero': own('New words') });
  expect(stored.es).toEqual({ 'home.hero': own('Hola') });
  openTexts('/texts?lang=es');
  await expect.element(page.getByText('All pages')).not.toBeInTheDocument();
});

it('shows his English where he has no Spanish, and begins with the translation of what he left', async () => {
  stored = { revision: 4, en: { 'home.hero': own('Mine') } };
  openTexts('/texts?lang=es');
  await expect
    .element(page.getByText('Visitors read your English: there is no translation of it'))
    .toBeVisible();
  openTexts(spanish);
  await expect.element(title).toHaveValue('Mine');
  await click(button('Translate what you left as it was'));
  await expect.element(title).toHaveValue('Mine');
  await expect
    .element(form.getByRole('textbox', { name: /^Text/ }))
    .toHaveValue(defaultIn(homeHero, 'es').text);
  await fill(title, 'Mío');
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored).toEqual({
    revision: 5,
    en: { 'home.hero': own('Mine') },
    es: { 'home.hero': { ...defaultIn(homeHero, 'es'), title: 'Mío' } },
    translatedFrom: { 'home.hero': own('Mine') },
  });
});

it('has no texts of what clients said, which stay in the language they were said in', async () => {
  openTexts('/texts/home-page?lang=es');
  await expect.element(page.getByRole('heading', { name: 'Top' })).toBeVisible();
  await expect.element(page.getByText('List of testimonials')).not.toBeInTheDocument();
});

it('fills in the facts of his English in English', async () => {
  stored = { revision: 4, en: { 'home.hero': own('All of {{region}}') } };
  openTexts('/texts/home-page?lang=es');
  const summary = page.getByText(`All of ${defaultBusinessIn('en').words.region}`);
  await expect.element(summary).toBeVisible();
  expect(summary.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});
