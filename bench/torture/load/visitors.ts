import { publicPages } from '../../public-pages.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { bookingOf, requestOf, type Slot } from '../slots.ts';

/**
 * One request in so many is a contact request and one a booking: about one of a hundred visits, of
 * 200,000 in ten minutes. With more, the file of one month would hold the forms of years.
 */
const FORM_EVERY = 10_000;
const calls = ['/api/reviews', '/api/promotions', '/api/blog/popular'];

/** Returns a function that gives one request after another: pages, their files, free times, forms. */
export async function visitorsOf(url: string, slots: readonly Slot[]): Promise<() => Buffer> {
  const home = await (await fetch(`${url}/`)).text();
  const files = [...home.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)];
  const dates = [...new Set(slots.map(({ date }) => date))];
  const paths = [
    ...publicPages,
    ...publicPages,
    ...files.slice(0, 12).map(([, path = '']) => path),
    ...calls,
    ...dates.slice(0, 5).map((date) => `/api/calendar/slots?date=${date}`),
  ];
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const gets = paths.map((path) => httpRequest(path, { headers }));
  const post = (path: string, body: object) =>
    httpRequest(path, { headers: { Origin: url }, body });
  const run = Date.now().toString(36);
  let sent = 0;
  let booked = 0;

  return () => {
    sent += 1;
    const email = `load-${run}-${sent}@example.com`;
    const slot = sent % FORM_EVERY === FORM_EVERY / 2 ? slots[booked++] : undefined;
    if (slot) return post('/api/calendar/book', bookingOf(slot, email));
    if (sent % FORM_EVERY === 0) return post('/api/contact', requestOf(email));
    return gets[sent % gets.length] ?? Buffer.alloc(0);
  };
}
