import { publicPages } from '../../public-pages.ts';
import { bookingOf, requestOf, type Slot } from '../slots.ts';

/**
 * Of so many requests one is a contact request, and one a booking: of some 200,000 visits in ten
 * minutes about every hundredth. With more, the forms of years would fill the file of one month.
 */
const FORM_EVERY = 10_000;
const calls = ['/api/reviews', '/api/promotions', '/api/blog/popular'];

/** What visitors send, one after the other: pages and what they load, times to book, seldom a form. */
export async function visitorsOf(url: string, slots: readonly Slot[]) {
  const files = await filesOf(`${url}/`);
  const dates = [...new Set(slots.map(({ date }) => date))];
  const gets = [
    ...[...publicPages, ...publicPages].map((path) => get(path)),
    ...files.slice(0, 12).map((path) => get(path)),
    ...calls.map((path) => get(path)),
    ...dates.slice(0, 5).map((date) => get(`/api/calendar/slots?date=${date}`)),
  ];
  for (const request of gets) await expectOk(url, request);
  const run = Date.now().toString(36);
  let sent = 0;
  let booked = 0;

  return (): Buffer => {
    sent += 1;
    const email = `load-${run}-${sent}@example.com`;
    const slot = sent % FORM_EVERY === FORM_EVERY / 2 ? slots[booked++] : undefined;
    if (slot) return post(url, '/api/calendar/book', bookingOf(slot, email));
    if (sent % FORM_EVERY === 0) return post(url, '/api/contact', requestOf(email));
    return gets[sent % gets.length]?.bytes ?? Buffer.alloc(0);
  };
}

const get = (path: string) => ({
  path,
  bytes: Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  ),
});

function post(url: string, path: string, body: object): Buffer {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Origin: ${url}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** Scripts, styles and letters that the page at `address` loads. */
async function filesOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].flatMap(
    ([, path]) => path ?? [],
  );
}

async function expectOk(url: string, { path }: { path: string }): Promise<void> {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
}
