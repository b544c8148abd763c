import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { define as defineChat } from '#widgets/chat/chat.element.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';
import { inside, isReady, mountElement } from './testing/mount-element.ts';

defineQuote();
defineChat();

const opened = (tag: string, attributes = '') =>
  `<${tag} api-base="${inject('apiBase')}" ${attributes} />`;

const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility();

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('what follows a tag that is not closed', () => {
  test('stays visible below the widget, with one line in the console', async () => {
    const element = mountElement(
      'inspection-quote',
      `${opened('inspection-quote')}<h2>Our listings</h2><section><p>Elm Street</p></section>`,
    );
    await isReady(element, 'form');
    await vi.waitFor(() => expect(isVisible('section p')).toBe(true));
    const card = inside(element, '[part~="card"]') as HTMLElement;
    const heading = document.querySelector('h2') as HTMLElement;
    expect(heading.getBoundingClientRect().top).toBeGreaterThan(
      card.getBoundingClientRect().bottom,
    );
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('<inspection-quote> has content of the page in it'),
    );
    vi.mocked(console.warn).mockClear();
  });

  test('stays visible beside a button', async () => {
    const markup = `${opened('inspection-quote', 'display="button"')}<h2>Our listings</h2>`;
    await isReady(mountElement('inspection-quote', markup), '[part=launcher]');
    await vi.waitFor(() => expect(isVisible('h2')).toBe(true));
    vi.mocked(console.warn).mockClear();
  });

  test('stays in the page where the widget lies over it', async () => {
    const element = mountElement(
      'inspection-chat',
      `${opened('inspection-chat')}<h2>Our listings</h2><a href="/contact">Contact</a>`,
    );
    await isReady(element, 'button');
    await vi.waitFor(() => expect(isVisible('h2')).toBe(true));
    vi.mocked(console.warn).mockClear();
    const heading = document.querySelector('h2') as HTMLElement;
    expect(heading.getBoundingClientRect().width).toBeGreaterThan(innerWidth / 2);
    const button = inside(element, 'button') as HTMLElement;
    expect(button.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 40);
  });

  test('appears when it comes later', async () => {
    const element = mountElement('inspection-quote', opened('inspection-quote'));
    await isReady(element, 'form');
    element.append(document.createElement('h2'), 'Elm Street');
    element.querySelector('h2')?.append('Our listings');
    await vi.waitFor(() => expect(isVisible('h2')).toBe(true));
    vi.mocked(console.warn).mockClear();
  });
});

test.each([
  'Call <a href="tel:+19725550148">(972) 555-0148</a>.',
  '<strong>A price</strong> comes <span>soon</span>.<br><a href="mailto:info@example.com">Mail</a>',
  `<a href="${location.origin}/x" id="own">Site</a><script type="application/json">{}</script>`,
])('what stands in for the widget until it is drawn vanishes: %s', async (content) => {
  const site = content.replace(location.origin, inject('apiBase'));
  const element = mountElement('inspection-quote', `${opened('inspection-quote')}${site}`);
  expect(element.textContent).not.toBe('');
  await isReady(element, 'form');
  expect(inside(element, 'slot')).toBeNull();
  expect(isVisible('inspection-quote a')).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
});
