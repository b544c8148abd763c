import axe from 'axe-core';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { hostileMarkup } from '#api/testing/hostile-markup.ts';
import { centsOf } from '#domain/jobs/cents.ts';
import type { MessageBlock, MessageContent } from '#domain/messages/message-content.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { renderMail } from './entry-server.tsx';
import { colorIn, type MailColor } from './mail-tokens.ts';
import { openMail } from './testing/open-mail.ts';
import { sampleMessage } from './testing/sample-messages.ts';

/** One block of each type whose texts are all `text`. */
const blocksOf = (text: string): MessageBlock[] => [
  { type: 'paragraph', text },
  { type: 'facts', title: text, facts: [{ label: text, text }] },
  { type: 'list', title: text, items: [text, text] },
  { type: 'price', lines: [{ label: text, amount: centsOf(350) }], total: centsOf(350) },
  { type: 'words', title: text, text },
  { type: 'links', title: text, links: [{ label: text, url: 'https://bluebonnet.example/' }] },
];

/** The names and attributes of all elements, in order. */
const structureOf = (mail: Document) =>
  [...mail.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
  );

/** React's development build takes seconds for hundreds of blocks. In milliseconds. */
const manyBlocks = { timeout: 60_000 };

/** Without layout. */
const parsedMail = (content: MessageContent) =>
  new DOMParser().parseFromString(renderMail(content), 'text/html');

/** Without line breaks, which are elements in some blocks and white space in others. */
const shown = (text: string) => text.replaceAll(/[\r\n]/g, '');

const hostileTexts = [
  ...hostileMarkup,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '</style><script>alert(1)</script>',
  '&lt;script&gt; &amp; &#60;',
];

describe('a visitor’s text', () => {
  test('is never markup, in whichever block it stands', manyBlocks, () => {
    const contentOf = (texts: readonly string[]): MessageContent => ({
      subject: texts.join(' '),
      sender: sampleSender,
      blocks: texts.flatMap(blocksOf),
    });
    const mail = parsedMail(contentOf(hostileTexts));
    const harmless = hostileTexts.map((text) => text.replaceAll(/[^\r\n]+/g, 'x'));
    expect(structureOf(mail)).toEqual(structureOf(parsedMail(contentOf(harmless))));

    const textsOf = (place: string) =>
      [...mail.querySelectorAll(`.mail-${place}`)].map(({ textContent }) => shown(textContent));
    const expected = hostileTexts.map(shown);
    for (const place of ['paragraph', 'label', 'value', 'item', 'words', 'prompt', 'primary']) {
      expect(textsOf(place), place).toEqual(expected);
    }
    expect(new Set(textsOf('title'))).toEqual(new Set(['Price', ...expected]));
    expect(new Set(textsOf('entry'))).toEqual(new Set(expected));
    expect(textsOf('subject')).toEqual([shown(hostileTexts.join(' '))]);
    expect(shown(mail.querySelector('title')?.textContent ?? '')).toEqual(textsOf('subject')[0]);
  });

  test('keeps its line breaks', async () => {
    const mail = await openMail({
      subject: 'Lines',
      sender: sampleSender,
      blocks: blocksOf('One\r\nTwo\rThree\n\nFour'),
    });
    for (const place of ['words', 'paragraph', 'value']) {
      const { innerText } = mail.querySelector(`.mail-${place}`) as HTMLElement;
      expect(innerText.trim()).toBe('One\nTwo\nThree\n\nFour');
    }
  });
});

const long = 'Llanfairpwllgwyngyll'.repeat(12);

const overflowing = (mail: Document) => {
  const { clientWidth } = mail.documentElement;
  return [...mail.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map(({ localName, className }) => `${localName}.${className}`);
};

// At 600 px each has its story.
describe.each([320, 1440])('in %i px', (width) => {
  it.each(messageKinds)('%s fits, and its buttons are at least 44 px high', async (kind) => {
    const mail = await openMail(sampleMessage(kind), width);
    expect(overflowing(mail)).toEqual([]);
    expect(mail.querySelector('.mail-column')?.getBoundingClientRect().width).toBe(
      Math.min(600, width),
    );
    for (const button of mail.querySelectorAll('.mail-primary, .mail-secondary')) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('words of any length break', async () => {
    const mail = await openMail(
      { subject: long, blocks: blocksOf(long), sender: sampleSender },
      width,
    );
    expect(overflowing(mail)).toEqual([]);
  });
});

it('aligns prices at the right, with digits of one width', async () => {
  const mail = await openMail(sampleMessage('new_booking'));
  const amounts = [...mail.querySelectorAll<HTMLElement>('.mail-amount, .mail-total')];
  expect(amounts.length).toBeGreaterThan(1);
  for (const amount of amounts) {
    const { textAlign, fontVariantNumeric } = getComputedStyle(amount);
    expect([textAlign, fontVariantNumeric]).toEqual(['right', 'tabular-nums']);
  }
  expect(new Set(amounts.map((amount) => amount.getBoundingClientRect().right)).size).toBe(1);
  expect(amounts.at(-1)?.closest('tr')?.textContent).toMatch(/^Total\$\d+$/);
});

it('has one main button, the first of each group of links', async () => {
  const mail = await openMail(sampleMessage('review_request'));
  const [first, ...others] = mail.querySelectorAll('a[class^="mail-"]:not(.mail-link)');
  expect(first?.className).toBe('mail-primary');
  expect(new Set(others.map(({ className }) => className))).toEqual(new Set(['mail-secondary']));
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const emulate = (scheme: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

describe.each(['light', 'dark'] as const)('to a reader in %s', (scheme) => {
  const open = async (content: MessageContent) => {
    onTestFinished(async () => void (await emulate('')));
    await emulate(scheme);
    return openMail(content);
  };

  it.each<[string, 'color' | 'backgroundColor', MailColor]>([
    ['body', 'backgroundColor', { light: 'surface-soft', dark: 'surface' }],
    [
      'body > table > tbody > tr > td',
      'backgroundColor',
      { light: 'surface-soft', dark: 'surface' },
    ],
    ['.mail-card', 'backgroundColor', { light: 'surface', dark: 'surface-soft' }],
    ['.mail-paragraph', 'color', 'ink'],
    ['.mail-label', 'color', 'ink-soft'],
    ['.mail-primary', 'backgroundColor', 'action'],
    ['.mail-primary', 'color', 'on-action'],
    ['.mail-link', 'color', 'accent'],
  ])('%s has the %s of the scheme', async (selector, property, color) => {
    const mail = await open(sampleMessage('new_booking'));
    const element = mail.querySelector(selector) as HTMLElement;
    expect(getComputedStyle(element)[property]).toBe(rgb(colorIn(scheme, color)));
  });

  // In light each has its story.
  if (scheme === 'light') return;
  it.each(['new_booking', 'day_list', 'request_received'] as const)(
    '%s is accessible',
    async (kind) => {
      const mail = await open(sampleMessage(kind));
      mail.defaultView?.eval(axe.source);
      const { axe: inside } = mail.defaultView as unknown as { axe: typeof axe };
      const { violations } = await inside.run(mail, {
        // A mail is read inside the landmarks of a mail program.
        rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});
