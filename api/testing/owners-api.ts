import { NOW, PASSWORD, runningApi } from './api-test.ts';
import { bookingBody, contactBody } from './bodies.ts';

const DAY = 86_400_000;

/** Names that stand in what clients sent, and nowhere else. */
export const clientsNames = ['Quillfeather', 'Hollowbrook'];

/** A server that keeps something of every kind, its owner signed in; to be closed. */
export async function ownersApi() {
  let now = NOW;
  let caller = 0;
  const errors: string[] = [];
  const api = await runningApi({
    ownerPassword: PASSWORD,
    clock: () => now,
    trustProxy: 1,
    metricsToken: 'a-token-that-nobody-shows',
    onLog: (line) => {
      if (line.includes('"level":50')) errors.push(line);
    },
  });
  const signedIn = { Cookie: await api.signIn(), Origin: api.origin };

  /** Each call from another address: no limit comes before what is tested. */
  async function call(
    call: string,
    sending: { body?: unknown; headers?: Record<string, string | undefined> } = {},
  ) {
    caller += 1;
    const address = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
    return api.send(call, {
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

  await call('POST /api/contact', { body: contactBody() });
  await call('POST /api/calendar/book', { body: bookingBody() });
  await call('POST /api/calendar-feed', { headers: signedIn });
  const partner = { name: 'Jane Doe Realty', slug: 'jane-doe' };
  await call('POST /api/partners', { body: partner, headers: signedIn });

  return {
    ...api,
    password: PASSWORD,
    signedIn,
    call,
    read,
    readList,
    /** Lines of the log about what nobody expected. */
    errors,
    async firstId(list: string): Promise<string> {
      const { data } = (await read(list)) as unknown as { data: { id: string }[] };
      return data[0]?.id ?? 'nothing-there';
    },
    /** Puts the clock so many months after `NOW`; a session ends after one. */
    setMonths(months: number) {
      now = new Date(NOW.getTime() + months * 30 * DAY);
    },
  };
}

export type OwnersApi = Awaited<ReturnType<typeof ownersApi>>;
