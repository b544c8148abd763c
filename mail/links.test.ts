import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import {
  type MessageKind,
  messageKindDisplays,
  messageKinds,
} from '#domain/messages/message-kinds.ts';
import { localesOfKind } from '#domain/messages/message-locale.ts';
import { plainText } from '#domain/messages/plain-text.ts';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { renderMail } from './entry-server.tsx';
import { sampleMessage } from './testing/sample-messages.ts';

/** The links that a mail program makes from plain text; mailparser knows every top-level domain. */
async function linksIn(text: string): Promise<string[]> {
  const mail = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  const { textAsHtml = '' } = await simpleParser(mail);
  return hrefs(textAsHtml);
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

/** The text of an HTML part, with each element on its own line. */
const textOf = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, '\n');

/** A message in which everything that a visitor can type is `text`. */
function messageWith(kind: MessageKind, text: string, locale: Locale = 'en') {
  const by = { at: '2026-11-21T15:00:00.000Z', by: 'Client' };
  const slot = { date: '2026-12-01', time: '08:00' };
  return sampleMessage(kind, {
    booking: {
      locale,
      name: text,
      phone: text,
      address: text,
      notes: text,
      agentName: text,
      entry: text,
      pets: text,
      history: [
        { ...by, what: 'moved', from: slot, to: slot },
        { ...by, what: 'cancelled', reason: text },
      ],
    },
    request: {
      locale,
      firstName: text,
      lastName: text,
      phone: text,
      propertyAddress: text,
      message: text,
    },
  });
}

/** All links in a message: its own, and those that a mail program adds. */
async function linksOf(kind: MessageKind, text: string, locale: Locale = 'en') {
  const message = messageWith(kind, text, locale);
  const html = renderMail(message);
  const [subject, plain, shown] = [message.subject, plainText(message), textOf(html)];
  return {
    html: hrefs(html).filter((href) => !href.startsWith('tel:')),
    added: {
      subject: await linksIn(subject),
      plain: await linksIn(plain),
      shown: await linksIn(shown),
      compatible: await linksIn(plain.normalize('NFKC')),
    },
  };
}

const fullwidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

const hosts = [
  'evil.app',
  'bit.ly',
  'a.b.co.uk',
  'xn--80ak6aa92e.com',
  '1.2.3.4',
  'evil.рф',
  '例え.jp',
];

/** Spellings of an address that some mail program or browser recognizes. */
const address = fc
  .record({
    before: fc.constantFrom(
      '',
      'http://',
      'https://',
      'ftp:',
      '//',
      '\\\\',
      'www.',
      'ann@',
      '@',
      'mailto:ann@',
    ),
    host: fc.constantFrom(...hosts),
    dot: fc.constantFrom('.', '．', '。', '｡', '․', '﹒'),
    after: fc.constantFrom('', '/x', ':80/login?a=1#b', '.', ',', '!'),
    around: fc.constantFrom(
      ['', ''],
      ['(', ')'],
      ['“', '”'],
      ['<', '>'],
      ['Elm St,', ''],
      ['x:', ''],
    ),
    hidden: fc.constantFrom('', '\u200b', '\u200d', '\u00ad', '\u2060', '\ufe0f'),
    at: fc.nat(30),
    form: fc.constantFrom(String, fullwidth, (text: string) => text.toUpperCase()),
  })
  .map(({ before, host, dot, after, around: [open = '', close = ''], hidden, at, form }) => {
    const written = form(`${before}${host.replaceAll('.', dot)}${after}`);
    return `${open}${written.slice(0, at)}${hidden}${written.slice(at)}${close}`;
  });

it('the mail program used here finds addresses', async () => {
  expect(await linksIn('see bit.ly/x, 1.2.3.4 and ann@example.com')).toEqual([
    'http://bit.ly/x',
    'http://1.2.3.4',
    'mailto:ann@example.com',
  ]);
});

describe.each(messageKinds)('in the mail of %s', (kind) => {
  it.each(localesOfKind(kind))(
    'no program finds a link in what a visitor typed (%s)',
    { timeout: 60_000 },
    async (locale) => {
      const harmless = await linksOf(kind, 'x', locale);
      expect(harmless.added.subject).toEqual([]);
      await fc.assert(
        fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 8 }), async (addresses) => {
          expect(await linksOf(kind, addresses.join(' '), locale)).toEqual(harmless);
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe.each(messageKinds.filter((kind) => messageKindDisplays[kind].to !== 'owner'))(
  'in the mail of %s',
  (kind) => {
    it('a stranger can make us send no more than an address and a name', () => {
      const words = 'Pay at once';
      const { blocks } = messageWith(kind, words);
      const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.facts : []));
      const saying = facts.filter(({ text }) => text.includes(words)).map(({ label }) => label);
      const places = ['Where', 'Client', 'Signed by'];
      expect(saying.filter((label) => !places.includes(label))).toEqual([]);
      expect(plainText({ blocks, sender: sampleSender }).split(words).length - 1).toBe(
        saying.length,
      );
    });
  },
);
