import { describe, expect, it, test } from 'vitest';
import { centsOf } from '#domain/jobs/cents.ts';
import type { MessageBlock, MessageContent } from '#domain/messages/message-content.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { renderMail } from './entry-server.tsx';
import { sampleMessage } from './testing/sample-messages.ts';

/** Gmail truncates a mail after this many bytes. */
const GMAIL_LIMIT = 102 * 1024;

const mailOf = (...blocks: MessageBlock[]): string =>
  renderMail({ subject: 'Booked', blocks, sender: sampleSender });

const linked = (url: string): MessageBlock => ({ type: 'links', links: [{ label: 'Go', url }] });

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe.each(messageKinds)('the mail of %s', (kind) => {
  const content = sampleMessage(kind);
  const html = renderMail(content);

  it('is a document in its language with the subject as its title', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="en">/);
    expect(html).toContain(`<title>${content.subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(
      /<(img|picture|script|link|iframe|object|embed|form|input|video|audio)\b/i,
    );
    expect(html).not.toMatch(/\s(src|srcset|background|action|on\w+)=|url\(|@import|@font-face/i);
  });

  it('links only to pages, telephones and email addresses', () => {
    const addresses = attributes(html, 'href');
    expect(addresses).toEqual(expect.arrayContaining(['tel:+19725550148']));
    expect(addresses.filter((address) => !/^(https|tel|mailto):/.test(address))).toEqual([]);
  });

  it('names the business, its license, telephone and email at its end', () => {
    const footer = html.slice(html.indexOf('mail-footer'));
    for (const text of [
      'Bluebonnet Home Inspections',
      'TREC #8544',
      '(972) 555-0148',
      'hello@bluebonnet.example',
    ]) {
      expect(footer).toContain(text);
    }
  });

  it('is under half of what Gmail shows', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_LIMIT / 2);
  });
});

it('a mail in Spanish says so, and has its labels in Spanish', () => {
  const sender = { ...sampleSender, locale: 'es' } as const;
  const blocks = [{ type: 'price', lines: [], total: centsOf(350) }] as const;
  const html = renderMail({ subject: 'Reservada', blocks, sender });
  expect(html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="es">/);
  expect(html).toContain('Precio');
  expect(html).toContain('Llame o mande un mensaje al <a');
});

describe('a mail', () => {
  it('begins with what the inbox shows beside the subject', () => {
    const html = renderMail(sampleMessage('booking_confirmed'));
    const hidden = /<div style="display:none[^>]*>([^<]*)/.exec(html)?.[1];
    expect(hidden).toMatch(/^Thank you for booking/);
  });

  it('has a dark color for each class with a light one', () => {
    const html = renderMail(sampleMessage('new_booking'));
    const [sheet = ''] = /<style>.*<\/style>/s.exec(html) ?? [];
    const dark = sheet.slice(sheet.indexOf('@media (prefers-color-scheme:dark)'));
    const colored = [...html.matchAll(/class="(mail-[\w-]+)"[^>]* style="[^"]*#[0-9a-f]{6}/g)].map(
      ([, name]) => name,
    );
    expect(new Set(colored).size).toBeGreaterThan(10);
    for (const name of colored) expect(dark).toMatch(new RegExp(`\\.${name}[{,]`));
    expect(dark.match(/#[0-9a-f]{6}/g)).toHaveLength(dark.match(/!important/g)?.length ?? 0);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  // Gmail drops a longer style sheet.
  it('has a style sheet that Gmail reads', () => {
    const sheet = /<style>(.*)<\/style>/s.exec(mailOf())?.[1] ?? '';
    expect(sheet.length).toBeLessThan(8192);
    expect(sheet).not.toContain('&');
  });

  test.each([
    [
      'the longest message in characters that are escaped',
      sampleOf('new_request', '"'.repeat(5000)),
    ],
    ['the longest message in line breaks', sampleOf('new_request', 'x\n'.repeat(2500))],
    ['the longest notes in four bytes each', sampleOf('new_booking', '🏠'.repeat(2500))],
    ['a day of sixteen appointments', dayOf(16)],
  ])('with %s is not cut off by Gmail', (_what, content) => {
    expect(Buffer.byteLength(renderMail(content))).toBeLessThan(GMAIL_LIMIT);
  });
});

function sampleOf(kind: 'new_request' | 'new_booking', text: string): MessageContent {
  return sampleMessage(kind, { request: { message: text }, booking: { notes: text } });
}

function dayOf(appointments: number): MessageContent {
  const { blocks, ...rest } = sampleMessage('day_list');
  const [first] = blocks.filter(({ type }) => type === 'facts');
  return { ...rest, blocks: [...blocks, ...Array(appointments - 2).fill(first)] };
}

describe('a link', () => {
  it.each([
    'https://bluebonnet.example/calendar?a=1&b=2',
    // The site's own address in a home network.
    'http://localhost:3000/calendar',
    'tel:+12145550110',
    'mailto:maria%40example.com',
  ])('leads to %s', (url) => {
    expect(attributes(mailOf(linked(url)), 'href')).toContain(url.replaceAll('&', '&amp;'));
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://bluebonnet.example/1',
    'sms:+12145550110',
    '//evil.example',
    '/calendar',
    'calendar',
    '',
  ])('to "%s" is refused', (url) => {
    expect(() => mailOf(linked(url))).toThrow(TypeError);
  });
});
