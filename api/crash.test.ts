import { expect, it } from 'vitest';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { PASSWORD } from './testing/api-test.ts';
import { bookingBody, contactBody } from './testing/request-bodies.ts';
import { folderForTest, spawnServer } from './testing/server-process.ts';

/** `npm run torture -- crash` makes a hundred. */
const ROUNDS = 8;
const CLIENTS = 8;
/** The server is killed after at most this many answers, while other writes are running. */
const MAX_ANSWERS = 60;

interface Write {
  path: string;
  key: string;
  email: string;
  body: unknown;
}

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

const post = (url: string, { path, key, body }: Write) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });

/** Creates one write after another: every sixth a booking while slots are free, else a request. */
function writer(freeTimes: { date: string; time: string }[], round: number): () => Write {
  let index = 0;
  return () => {
    index += 1;
    const key = `round-${round}-write-${index}`;
    const email = `${key}@example.com`;
    const slot = index % 6 === 0 ? freeTimes.pop() : undefined;
    return slot
      ? { path: '/api/calendar/book', key, email, body: bookingBody({ ...slot, email }) }
      : { path: '/api/contact', key, email, body: contactBody({ email }) };
  };
}

async function freeSlotsOf(url: string) {
  const first = addDays(businessToday(new Date(), centralTime), 3);
  const days = Array.from({ length: 80 }, (_, index) => addDays(first, index));
  const answers = days.map(async (date) => {
    const response = await fetch(`${url}/api/calendar/slots?date=${date}`);
    return ((await response.json()) as { time: string }[]).map(({ time }) => ({ date, time }));
  });
  return (await Promise.all(answers)).flat();
}

/** The ids of all stored records by email address; fails if an address is stored twice. */
async function storedIds(url: string): Promise<Map<string, string>> {
  const login = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const Cookie = (login.headers.get('Set-Cookie') ?? '').replace(/;.*/, '');
  const ids = new Map<string, string>();
  for (const list of ['contact-requests', 'bookings']) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ limit: '100', cursor });
      const response = await fetch(`${url}/api/${list}?${query}`, { headers: { Cookie } });
      const page = (await response.json()) as {
        data: { id: string; email: string }[];
        nextCursor: string | null;
      };
      for (const { id, email } of page.data) {
        expect(ids.has(email), `${email} is stored twice`).toBe(false);
        ids.set(email, id);
      }
      cursor = page.nextCursor;
    }
  }
  return ids;
}

/** Several clients send writes until the server is killed; returns the answer that each got. */
async function writeUntilKilled(url: string, round: number, kill: () => void) {
  const crashAfter = 1 + Math.floor(Math.random() * MAX_ANSWERS);
  const acknowledged = new Map<string, string>();
  const unanswered: Write[] = [];
  const nextWrite = writer(await freeSlotsOf(url), round);

  async function client(): Promise<void> {
    for (;;) {
      const write = nextWrite();
      try {
        const response = await post(url, write);
        expect(response.status).toBe(201);
        acknowledged.set(write.email, await idOf(response));
      } catch (error) {
        // fetch throws a TypeError when the connection breaks; every other error fails the test.
        if (!(error instanceof TypeError)) throw error;
        unanswered.push(write);
        return;
      }
      if (acknowledged.size === crashAfter) kill();
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { acknowledged, unanswered };
}

it('stores every acknowledged record once, whenever the process is killed', async (test) => {
  const variables = {
    DATA_DIR: await folderForTest(test),
    OWNER_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
  };
  const expected = new Map<string, string>();
  let unanswered: Write[] = [];

  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = spawnServer(test, variables);
    const url = await server.url;

    const stored = await storedIds(url);
    for (const [email, id] of expected) expect(stored.get(email), email).toBe(id);

    // A client without an answer repeats its call and gets the record that it may have created.
    for (const write of unanswered) {
      const response = await post(url, write);
      expect(response.status).toBe(201);
      const id = await idOf(response);
      const left = stored.get(write.email);
      if (left !== undefined) expect(id).toBe(left);
      expected.set(write.email, id);
    }

    const kill = () => void server.child.kill('SIGKILL');
    if (round === ROUNDS) {
      expect((await storedIds(url)).size).toBe(expected.size);
      kill();
    } else {
      const result = await writeUntilKilled(url, round, kill);
      for (const [email, id] of result.acknowledged) expected.set(email, id);
      unanswered = result.unanswered;
    }
    expect((await server.exited).signal).toBe('SIGKILL');
  }
  expect(expected.size).toBeGreaterThan(ROUNDS * CLIENTS);
}, 180_000);
