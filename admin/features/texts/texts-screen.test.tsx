import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { homeHero } from '#domain/content/home.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { openTexts } from './testing/open-texts.tsx';

let stored: StoredTexts;
const saved: unknown[] = [];
/** What the contact form sent. */
const tested: unknown[] = [];

beforeEach(() => {
  saved.length = 0;
  tested.length = 0;
  stored = { revision: 4 };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json(stored);
    const body = await request.json();
    if (pathname === '/api/contact') {
      tested.push(body);
      return Response.json({ id: 'a-request', test: true }, { status: 201 });
    }
    if (pathname === '/api/business/preview') {
      const { title: shown = homeHero.value.title } = body.texts.en['home.hero'] ?? {};
      const html = `<a href="/">${shown}</a><main><p style="height: 3000px"></p><h1>${shown}</h1></main>`;
      return Response.json({ html });
    }
    saved.push(body);
    if (body.revision !== stored.revision) {
      const problem = { code: 'edit_conflict', status: 409, title: 'Conflict', current: stored };
      const headers = { 'Content-Type': 'application/problem+json' };
      return Response.json(problem, { status: 409, headers });
    }
    stored = { ...body, revision: body.revision + 1 };
    return Response.json(stored);
  });
});

const hero = '/texts/home-page?open=home.hero';
const title = page
  .getByRole('form', { name: 'Home page, top' })
  .getByLabelText('Title', { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const published = page.getByText('All texts are published');

it('keeps a typed text on this device until it is published', async () => {
  const { host } = openTexts(hero);
  await fill(title, 'Hello from {{name}}');
  await expectAccessible(host);
  openTexts(hero);
  await expect.element(title).toHaveValue('Hello from {{name}}');
  expect(saved).toEqual([]);
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored.en).toMatchObject({ 'home.hero': { title: 'Hello from {{name}}' } });
});

it('keeps what is typed while a slow connection publishes', async () => {
  openTexts(hero);
  await fill(title, 'First');
  const answer = Promise.withResolvers<void>();
  const respond = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (init?.method === 'PUT' || (input instanceof Request && input.method === 'PUT')) {
      await answer.promise;
    }
    return respond?.(input, init) as Promise<Response>;
  });
  await click(button('Publish'));
  await fill(title, 'Second');
  answer.resolve();
  await expect.poll(() => stored.en).toMatchObject({ 'home.hero': { title: 'First' } });
  await expect.element(button('Publish')).not.toHaveAttribute('aria-disabled');
  openTexts(hero);
  await expect.element(title).toHaveValue('Second');
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored.en).toMatchObject({ 'home.hero': { title: 'Second' } });
});

it('brings the edited part of the page into view and marks it', async () => {
  openTexts(hero);
  await fill(title, 'Far below');
  const frame = () => document.querySelector('iframe');
  const heading = () => frame()?.contentDocument?.querySelector('h1');
  await expect.poll(() => heading()?.textContent).toBe('Far below');
  await expect.poll(() => heading()?.style.boxShadow).toContain('--accent');
  expect(frame()?.contentDocument?.querySelector('a')?.style.boxShadow).toBe('');
  expect(frame()?.contentWindow?.scrollY).toBeGreaterThan(1000);
});

it('moves no answer of the chat, whose order nobody sees', async () => {
  openTexts('/texts/help-chat?open=chat.answers');
  await expect.element(page.getByRole('textbox', { name: 'Text' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Move / }).elements()).toEqual([]);
});

it('tries the chat with an answer that is not published', async () => {
  openTexts('/texts/help-chat?open=chat.answers');
  await fill(page.getByRole('textbox', { name: 'Text' }).first(), 'Ask us, we are cheap.');
  await click(button('Open the chat'));
  await fill(page.getByRole('textbox', { name: 'Your message' }), 'What does it cost?');
  await click(button('Send'));
  await expect.element(page.getByRole('log').getByText('Ask us, we are cheap.')).toBeVisible();
  await click(button('Close chat'));
  await expect.element(button('Open the chat')).toHaveFocus();
  expect(saved).toEqual([]);
});

it('shows the price block with a typed text at once, and the last valid one while it has a fault', async () => {
  openTexts('/texts/pricing-page?open=pricing.block');
  await userEvent.selectOptions(page.getByLabelText('Show'), 'The widget, to try');
  const widget = page.getByRole('region', { name: 'Inspection prices' });
  const heading = widget.getByRole('heading', { level: 2 });
  const block = page.getByRole('form', { name: 'Pricing block' });
  await fill(block.getByLabelText('Title', { exact: true }).first(), 'Prices of {{name}}');
  await expect.element(heading).toHaveTextContent('Prices of Bluebonnet Home Inspections');
  await click(widget.getByRole('link', { name: 'Get Quote' }));
  await fill(block.getByLabelText('Title', { exact: true }).first(), 'Prices of {{nobody}}');
  await expect.element(page.getByText(/^A text has a fault/)).toBeVisible();
  await expect.element(heading).toHaveTextContent('Prices of Bluebonnet Home Inspections');
  expect(saved).toEqual([]);
});

it('shows the confirmation of a booking with a typed text', async () => {
  const { host } = openTexts('/texts/confirmation?open=booking.prepare');
  await fill(page.getByRole('textbox', { name: 'Text' }).first(), 'Leave the key under the mat.');
  const widget = page.getByRole('region', { name: 'Inspection booking' });
  await expect.element(widget.getByText('Leave the key under the mat.')).toBeVisible();
  await expect.element(widget.getByText('Test mode: nothing is sent or booked')).toBeVisible();
  await expectAccessible(host);
});

it('tries the contact form, which keeps nothing', async () => {
  openTexts('/texts/contact-page');
  await userEvent.selectOptions(page.getByLabelText('Show'), 'The widget, to try');
  const form = page.getByRole('region', { name: 'Inspection request' });
  await fill(form.getByLabelText('First name'), 'Ada');
  await fill(form.getByLabelText('Last name'), 'Lovelace');
  await fill(form.getByLabelText('Email'), 'ada@example.com');
  await fill(form.getByLabelText('Phone'), '(972) 555-0100');
  await fill(form.getByLabelText('Property address'), '12 Main Street, Plano, TX 75023');
  await userEvent.selectOptions(form.getByLabelText('Inspection type'), 'Residential');
  await click(form.getByRole('button', { name: 'Submit Request' }));
  await expect.poll(() => tested).toMatchObject([{ test: true, firstName: 'Ada' }]);
});

it('goes back to the original, which is not stored', async () => {
  openTexts(hero);
  await fill(title, 'Mine');
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  await click(button('Back to the original'));
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored).toEqual({ en: {}, revision: 6 });
});

it('does not go back to what invented clients say', async () => {
  const own = { ...homeHero.value, title: 'Mine' };
  stored = { revision: 4, en: { 'home.testimonial-list': [], 'home.hero': own } };
  openTexts('/texts/home-page?open=home.testimonial-list&open=home.hero');
  await expect
    .element(page.getByRole('form', { name: 'Home page, list of testimonials' }))
    .toBeVisible();
  expect(button('Back to the original').elements()).toHaveLength(1);
});

it('names a title that is empty, and publishes a part that is left out', async () => {
  openTexts('/texts/home-page?open=home.process');
  const steps = page.getByRole('form', { name: 'Home page, the four steps' });
  await fill(steps.getByLabelText('Title', { exact: true }).first(), '');
  await expect.element(steps.getByText('Please fill this in')).toBeVisible();
  await click(button('Publish'));
  expect(saved).toEqual([]);
  await click(button('Leave this part out'));
  await expect.element(page.getByText('Not on the page')).toBeVisible();
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(stored.en).toEqual({ 'home.process': { title: '', steps: [] } });
});

it('names an unknown placeholder at its text, and does not publish it', async () => {
  openTexts(hero);
  await fill(title, 'Call {{fone}}');
  await expect.element(page.getByText('There is no placeholder {{fone}}')).toBeVisible();
  await click(button('Publish'));
  expect(saved).toEqual([]);
});

it('inserts a fact into a text', async () => {
  openTexts(hero);
  await fill(title, 'Call ');
  await click(button('Insert a fact: Title'));
  await fill(page.getByRole('searchbox', { name: 'Search the facts' }), '{{phone');
  await fill(page.getByRole('searchbox', { name: 'Search the facts' }), '555-0148');
  await click(page.getByRole('button', { name: /^\{\{phone\}\}/ }));
  await expect.element(title).toHaveValue('Call {{phone}}');
});

it('keeps what was published elsewhere, and asks only about a text that both changed', async () => {
  openTexts(hero);
  await fill(title, 'Mine');
  const text = 'Elsewhere.';
  stored = { revision: 5, en: { 'about.hero': { title: 'Elsewhere', text } } };
  await click(button('Publish'));
  await expect.element(published).toBeVisible();
  expect(Object.keys(stored.en ?? {})).toEqual(['home.hero', 'about.hero']);

  await fill(title, 'Mine again');
  stored = { revision: 9, en: { 'home.hero': { title: 'Theirs', text } } };
  await click(button('Publish'));
  await expect.element(page.getByText('A newer version was saved')).toBeVisible();
  await click(button('Save mine'));
  await expect.element(published).toBeVisible();
  expect(stored.en).toMatchObject({ 'home.hero': { title: 'Mine again' } });
});

it('finds the sentence that visitors read', async () => {
  openTexts('/texts');
  await fill(page.getByRole('searchbox', { name: 'Search all texts' }), '(972) 555-0148');
  await expect.element(page.getByRole('link', { name: /^Help chat/ }).first()).toBeVisible();
});
