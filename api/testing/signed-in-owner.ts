import type { Booking } from '#domain/booking/booking.schema.ts';
import { apiForTest, cookieOf, PASSWORD } from './api-test.ts';
import { bookingBody } from './request-bodies.ts';
import type { TestApiOptions } from './start-api.ts';

/** A server with the owner signed in, closed after the test. */
export async function signedInOwner(options: TestApiOptions = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };

  /** Sends a call as the owner from our own pages, and accepts a renewed session cookie. */
  const call = async (name: string, body?: unknown, more: Record<string, string> = {}) => {
    const answer = await api.send(name, {
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    });
    const cookie = cookieOf(answer);
    if (/^(__Host-)?session=/.test(cookie)) headers.Cookie = cookie;
    return answer;
  };

  /** Books as a visitor; resolves to the booking as the owner sees it. */
  const book = async (changes: Record<string, unknown> = {}): Promise<Booking> => {
    const { json } = await api.send('POST /api/calendar/book', { body: bookingBody(changes) });
    return (await call(`GET /api/bookings/${json.id}`)).json as unknown as Booking;
  };

  /** The free start times of a day for visitors. */
  const slots = async (date: string) => {
    const { json } = await api.send(`GET /api/calendar/slots?date=${date}`);
    return (json as unknown as { time: string }[]).map(({ time }) => time);
  };

  return { ...api, headers, call, book, slots };
}
