import { setTimeout as pause } from 'node:timers/promises';
import type { ReceivedMail } from '#api/mail/testing/smtp-server.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { bookingOf, freeSlots, requestOf, type Slot } from '../slots.ts';
import type { Attack, Scene } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 4;
const SLOTS = 30;
const MAIL_MS = 60_000;

const links = [
  'bit.ly/x',
  'evil.app',
  'http://evil.example/login',
  'ｅｖｉｌ．ａｐｐ／ｘ',
  'www.9evil.example',
  'evil\u00ad.app',
  '203.0.113.9/login',
  'ann@evil.example',
];
const LINKED = /evil|bit\.ly|203\.0\.113|ｅｖｉｌ/;

export const typedLinks: Attack = {
  measure:
    'two networks type links into every field of requests and bookings, with mailboxes of others',
  mails: true,
  prepare: async ({ server }) => [JSON.stringify(await freeSlots(server.url, SLOTS))],
  run(target) {
    const slots = JSON.parse(target.args[0] ?? '[]') as Slot[];
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const link = links[n % links.length] ?? '';
      const headers = { Origin: target.url, 'X-Forwarded-For': `20.0.${n % 2}.${n % 200}` };
      const words = { message: link, notes: link, entry: link, pets: link, agentName: link };
      const email = `victim-${n}@example.com`;
      const slot = slots[n % slots.length];
      if (n % 2 && slot) {
        const booking = { ...bookingOf(slot, email), ...words, name: link };
        const agent = { agentEmail: `agent-${n}@example.com`, agentCopy: true };
        const body = { ...booking, ...agent, address: `${link}, ${n} Elm St, Frisco, TX` };
        return httpRequest('/api/calendar/book', { headers, body });
      }
      const names = { firstName: link, lastName: link, propertyAddress: link };
      return httpRequest('/api/contact', {
        headers,
        body: { ...requestOf(email), ...words, ...names },
      });
    });
  },
  async harm(scene) {
    const missing = await honestClient(scene);
    const linked = scene.mails.flatMap(linksOf).filter((link) => LINKED.test(link));
    return [...missing, ...new Set(linked.map((link) => `a mail links to ${link}`))];
  },
};

/** What a mail program would link in a mail and its calendar file. */
function linksOf({ parsed }: ReceivedMail): string[] {
  const { html, textAsHtml = '', attachments } = parsed;
  const found = `${html || ''}${textAsHtml}`.matchAll(/href="([^"]*)"/g);
  const files = attachments.map(({ content }) => content.toString().replaceAll('\r\n ', ''));
  return [
    ...[...found].map(([, href = '']) => href),
    ...links.filter((link) => files.some((file) => file.includes(link))),
  ];
}

/** A client books meanwhile, and gets the confirmation with the place and the page of the appointment. */
async function honestClient({ server, mails }: Scene): Promise<string[]> {
  const [slot] = await freeSlots(server.url, 1);
  if (!slot) return ['an honest client finds no time'];
  const booking = { ...bookingOf(slot, 'honest@example.com'), phone: '972-555-0188' };
  const answer = await fetch(`${server.url}/api/calendar/book`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: server.url,
      'X-Forwarded-For': '198.18.7.7',
    },
    body: JSON.stringify({ ...booking, address: '9 Live Oak Ln,Plano,TX.75023' }),
  });
  if (!answer.ok) return [`an honest booking was answered with ${answer.status}`];
  const hers = () => mails.find(({ to }) => to.includes(booking.email));
  for (const end = Date.now() + MAIL_MS; !hers() && Date.now() < end; ) await pause(100);
  const text = hers()?.parsed.text ?? '';
  const isWhole = text.includes('Hello Grace,') && text.includes('9 Live Oak Ln,Plano,TX. 75023');
  return isWhole && text.includes('/appointment/') ? [] : ['an honest client got no confirmation'];
}
