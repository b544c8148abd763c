import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { publicPages } from '../../public-pages.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { requestOf } from '../slots.ts';

/** One request in so many is a contact request. */
const FORM_EVERY = 25;
const calls = ['/healthz', '/api/reviews', '/api/promotions', '/api/blog/popular'];

/** Visitors with an address each: pages, public calls, free times, a picture, the contact form. */
export function honestVisitors(url: string, picture: string): () => Buffer {
  const today = businessToday(new Date(), centralTime);
  const slots = [3, 4, 5].map((days) => `/api/calendar/slots?date=${addDays(today, days)}`);
  const paths = [...publicPages, ...calls, ...slots, picture];
  let sent = 0;
  return () => {
    sent += 1;
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br',
      'X-Forwarded-For': `198.51.${(sent >> 8) % 256}.${sent % 256}`,
    };
    if (sent % FORM_EVERY > 0) return httpRequest(paths[sent % paths.length] ?? '/', { headers });
    const body = requestOf(`honest-${sent}@example.com`);
    return httpRequest('/api/contact', { headers: { ...headers, Origin: url }, body });
  };
}
