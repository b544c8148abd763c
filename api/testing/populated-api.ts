import { addMonths } from 'date-fns/addMonths';
import { publicNetwork } from '#api/http/public-fetch.ts';
import { NOW, PASSWORD, runningApi } from './api-test.ts';
import { bookingBody, contactBody } from './request-bodies.ts';

/** Names that occur only in what clients sent. */
export const clientsNames = ['Quillfeather', 'Hollowbrook'];

/** A server with a record of every kind and the owner signed in; the caller closes it. */
export async function populatedApi({ rateLimit = false } = {}) {
  let now = NOW;
  let calls = 0;
  const errors: string[] = [];
  const api = await runningApi({
    ownerPassword: PASSWORD,
    clock: () => now,
    trustProxy: 1,
    rateLimit,
    metricsToken: 'a-token-that-nobody-shows',
    calendarNetwork: { ...publicNetwork, resolve: async () => [] },
    onLog: (line) => {
      if (line.includes('"level":50')) errors.push(line);
    },
  });
  const signedIn = { Cookie: await api.signIn(), Origin: api.origin };

  /** Sends each call from another network, so that no rate limit applies. */
  async function call(
    name: string,
    sending: { body?: unknown; headers?: Record<string, string | undefined> } = {},
  ) {
    calls += 1;
    const address = `10.${calls >> 8}.${calls & 255}.1`;
    return api.send(name, {
      ...sending,
      headers: { 'X-Forwarded-For': address, ...sending.headers },
    });
  }

  const read = async (path: string) =>
    (await call(`GET /api/${path}`, { headers: signedIn })).json as unknown as Record<
      string,
      unknown
    >;
  const readList = async (path: string) =>
    (await read(path)) as unknown as Record<string, unknown>[];

  // From another e-mail than that of later requests, which is limited.
  await call('POST /api/contact', { body: contactBody({ email: 'earlier@example.com' }) });
  const booked = await call('POST /api/calendar/book', { body: bookingBody() });
  const { manageUrl } = booked.json as unknown as { manageUrl: string };
  await call('POST /api/calendar-feed', { headers: signedIn });
  const partner = { name: 'Jane Doe Realty', slug: 'jane-doe' };
  await call('POST /api/partners', { body: partner, headers: signedIn });

  const calendar = { name: 'Phone', address: 'https://calendar.invalid/phone.ics' };
  await call('POST /api/busy-calendars', { body: calendar, headers: signedIn });

  return {
    ...api,
    password: PASSWORD,
    /** Of the booking's link. */
    appointmentToken: async () => manageUrl.split('/').at(-1) ?? '',
    signedIn,
    call,
    read,
    readList,
    /** Lines of the log about unexpected errors. */
    errors,
    async firstId(list: string): Promise<string> {
      const { data } = (await read(list)) as unknown as { data: { id: string }[] };
      return data[0]?.id ?? 'nothing-there';
    },
    /** Sets the clock to `months` after `NOW`; a session expires within one. */
    setMonths(months: number) {
      now = addMonths(NOW, months);
    },
  };
}

export type PopulatedApi = Awaited<ReturnType<typeof populatedApi>>;
