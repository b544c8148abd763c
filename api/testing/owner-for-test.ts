import { type ApiForTest, apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';

/** A server with its owner signed in, and a booking of a client's. */
export async function ownerForTest(api?: ApiForTest) {
  const server = api ?? (await apiForTest({ ownerPassword: PASSWORD }));
  const headers = { Cookie: await server.signIn(), Origin: server.origin };
  const own = (call: string, body?: unknown, more: Record<string, string> = {}) =>
    server.send(call, { headers: { ...headers, ...more }, ...(body !== undefined && { body }) });
  const book = async (changes: Record<string, unknown> = {}): Promise<Booking> => {
    const { json } = await server.send('POST /api/calendar/book', { body: bookingBody(changes) });
    return (await own(`GET /api/bookings/${json.id}`)).json as unknown as Booking;
  };
  const slots = async (date: string) => {
    const { json } = await server.send(`GET /api/calendar/slots?date=${date}`);
    return (json as unknown as { time: string }[]).map(({ time }) => time);
  };
  return { ...server, headers, own, book, slots };
}
