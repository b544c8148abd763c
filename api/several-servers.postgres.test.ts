import { describe, expect, it, vi } from 'vitest';
import { type ApiForTest, cookieOf, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { serversOnOneDatabase } from '#api/testing/postgres-api.ts';
import { smtpServerForTest } from './mail/testing/smtp-server-for-test.ts';

const article = {
  title: 'Hail and Your Roof',
  slug: 'hail-season',
  excerpt: 'In short.',
  content: 'Some **text**.',
  category: 'roofs-and-weather',
  tags: [],
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  published: true,
};

type Server = Pick<ApiForTest, 'send' | 'signIn' | 'origin'>;

/** Two servers with pages, and the owner signed in at the first. */
async function twoSites() {
  const { database, start } = await serversOnOneDatabase();
  const front = await distForTest();
  const first = await start({ front, ownerPassword: PASSWORD });
  const second = await start({ front });
  const headers = { Cookie: await first.signIn(PASSWORD), Origin: first.origin };
  const { json: post } = await first.send('POST /api/blog/posts', { headers, body: article });
  const rename = async (title: string) => {
    const current = await first.send(`GET /api/owner/posts/${post.id}`, { headers });
    const { revision } = current.json as unknown as { revision: number };
    const body = { ...article, title, revision };
    const answer = await first.send(`PUT /api/blog/posts/${post.id}`, { headers, body });
    expect(answer.status).toBe(200);
  };
  const titleAt = async (server: Server) => (await server.send('GET /blog/hail-season')).text;
  return { database, first, second, headers, rename, titleAt };
}

describe('servers on one database', () => {
  it('show a changed article at once, and the other one soon', async () => {
    const { first, second, rename, titleAt } = await twoSites();
    await vi.waitFor(async () => expect(await titleAt(second)).toContain('Hail and Your Roof'));
    await titleAt(first);
    await rename('After the Storm');
    expect(await titleAt(first)).toContain('After the Storm');
    await vi.waitFor(async () => expect(await titleAt(second)).toContain('After the Storm'));
  });

  it('both show nothing invented soon after the owner removed the samples', async () => {
    const { start } = await serversOnOneDatabase();
    const first = await start({ ownerPassword: PASSWORD, sampleContent: true });
    const second = await start({ sampleContent: true });
    const shown = async () => (await second.send('GET /api/business')).json;
    expect(await shown()).toMatchObject({ claims: { rating: '4.9' } });
    const headers = { Cookie: await first.signIn(PASSWORD), Origin: first.origin };
    await first.send('DELETE /api/setup-guide/samples', { headers });
    await vi.waitFor(async () => expect(await shown()).toMatchObject({ claims: { rating: '' } }), {
      timeout: 2000,
    });
    expect((await second.send('GET /api/reviews')).json).toMatchObject({ reviews: [] });
    expect((await second.send('GET /api/promotions')).json).toMatchObject({ promotions: [] });
  });

  it('show the owner at once what was saved through another one', async () => {
    const { second, headers, rename, titleAt } = await twoSites();
    for (let n = 1; n <= 50; n++) {
      const title = `Edition ${n}`;
      // The second one has the page in memory, and the notice comes after the answer of the first.
      await titleAt(second);
      await rename(title);
      expect((await second.send('GET /blog/hail-season', { headers })).text).toContain(title);
    }
  });

  it('keep a page in memory for the owner too, while nothing changes', async () => {
    const { start } = await serversOnOneDatabase();
    const metricsToken = 'a-token-of-20-letters';
    const front = await distForTest();
    const server = await start({ front, ownerPassword: PASSWORD, metricsToken });
    const headers = { Cookie: await server.signIn(PASSWORD) };
    const hits = async () => {
      const { text } = await server.send('GET /metrics', {
        headers: { Authorization: `Bearer ${metricsToken}` },
      });
      return Number(/^inspection_page_cache_hits_total (\d+)$/m.exec(text)?.[1]);
    };
    await server.send('GET /about', { headers });
    const before = await hits();
    for (let n = 0; n < 5; n++) await server.send('GET /about', { headers });
    expect((await hits()) - before).toBe(5);
  });

  it('show it also when the connection for notices was cut', async () => {
    const { database, second, rename, titleAt } = await twoSites();
    await vi.waitFor(async () => expect(await titleAt(second)).toContain('Hail and Your Roof'));
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inspection-widgets changes' and datname = current_database()",
    );
    await rename('Heard Later');
    await vi.waitFor(async () => expect(await titleAt(second)).toContain('Heard Later'), 5_000);
  });

  it('show a changed business in answers, pages and facts within two seconds', async () => {
    const { first, second, headers } = await twoSites();
    const shownAt = async (server: Server) => ({
      answer: (await server.send('GET /api/business')).text,
      facts: (await server.send('GET /embed/facts.json')).text,
      page: (await server.send('GET /about')).text,
    });
    const before = await shownAt(second);
    const { json: profile } = await first.send('GET /api/business/profile', { headers });
    const body = { ...profile, name: 'Peachtree Home Inspections' };
    const saved = await first.send('PUT /api/business/profile', { headers, body });
    expect(saved.status).toBe(200);
    await vi.waitFor(async () => {
      const now = await shownAt(second);
      expect(now.answer).toContain('Peachtree Home Inspections');
      expect(now.facts).toContain('Peachtree Home Inspections');
      expect(now.page).not.toBe(before.page);
    }, 2_000);
    expect((await shownAt(first)).answer).toContain('Peachtree Home Inspections');
  });

  it('count the calls of a visitor together', async () => {
    const { start } = await serversOnOneDatabase();
    const servers = [await start({ rateLimit: true }), await start({ rateLimit: true })];
    const statuses = async (calls: number) => {
      const answers: number[] = [];
      for (let n = 0; n < calls; n++) {
        const answer = await servers[n % 2]?.send('POST /api/contact', { body: {} });
        answers.push(answer?.status ?? 0);
      }
      return new Set(answers);
    };
    const left = async (server: number) =>
      (await servers[server]?.send('POST /api/contact', { body: {} }))?.headers.get('RateLimit');
    expect(await statuses(18)).toEqual(new Set([422]));
    expect([await left(0), await left(1)]).toEqual([
      expect.stringMatching(/^"writes";r=1;t=\d+$/),
      expect.stringMatching(/^"writes";r=0;t=\d+$/),
    ]);
    expect(await statuses(2)).toEqual(new Set([429]));
  });

  it('count the calls of an API key together, and the guesses of one', async () => {
    const { start } = await serversOnOneDatabase();
    const options = { rateLimit: true, trustProxy: 1 };
    const first = await start({ ...options, ownerPassword: PASSWORD });
    const servers = [first, await start(options)];
    const headers = { Cookie: await first.signIn(PASSWORD), Origin: first.origin };
    const body = { name: 'Zapier', scopes: ['read'], password: PASSWORD };
    const created = await first.send('POST /api/api-keys', { headers, body });
    const { key } = created.json as unknown as { key: string };
    /** How often each code was answered to calls that go to both in turn, each from another address or from one. */
    const codes = async (sent: string, calls: number, address = (n: number) => `203.0.${n}.1`) => {
      const answers = await Promise.all(
        Array.from({ length: calls }, (_, n) =>
          servers[n % 2]?.send('GET /api/bookings?limit=1', {
            headers: { Authorization: `Bearer ${sent}`, 'X-Forwarded-For': address(n) },
          }),
        ),
      );
      const byCode = Object.groupBy(answers, (answer) => answer?.json.code ?? 'ok');
      return Object.fromEntries(Object.entries(byCode).map(([code, all]) => [code, all?.length]));
    };
    expect(await codes(key, 125)).toEqual({ ok: 120, rate_limited: 5 });
    const guess = `ik_${'x'.repeat(43)}`;
    expect(await codes(guess, 24, () => '198.51.100.1')).toEqual({
      invalid_api_key: 20,
      rate_limited: 4,
    });
  });

  it('refuse the cookie that the owner’s new password replaced at the other one', async () => {
    const { start } = await serversOnOneDatabase();
    const first = await start({ ownerPassword: PASSWORD });
    const second = await start();
    const headers = { Cookie: await first.signIn(PASSWORD), Origin: first.origin };
    const changed = await first.send('PUT /api/owner/password', {
      headers,
      body: { current: PASSWORD, password: 'bluebonnets by the road' },
    });
    const statusAt = async (Cookie: string) =>
      (await second.send('GET /api/availability', { headers: { Cookie } })).status;
    expect(await statusAt(headers.Cookie)).toBe(401);
    expect(await statusAt(cookieOf(changed))).toBe(200);
  });

  it('know the owner who signed in at the other one', async () => {
    const { start } = await serversOnOneDatabase();
    const first = await start({ ownerPassword: PASSWORD });
    const second = await start();
    const headers = { Cookie: await first.signIn(PASSWORD), Origin: second.origin };
    expect((await second.send('GET /api/availability', { headers })).status).toBe(200);
    expect((await second.send('DELETE /api/session', { headers })).status).toBe(204);
    expect((await first.send('GET /api/availability', { headers })).status).toBe(401);
  });

  it('accept the set-up link of either, until one was used', async () => {
    const { start } = await serversOnOneDatabase();
    const [first, second] = [await start(), await start()];
    expect(first.setupToken).not.toBe(second.setupToken);
    const setUp = (server: Server, setupToken: string | undefined) =>
      server.send('POST /api/owner', {
        headers: { Origin: server.origin },
        body: { setupToken, password: PASSWORD },
      });
    const answers = await Promise.all([
      setUp(second, first.setupToken),
      setUp(first, second.setupToken),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    const headers = {
      Cookie: cookieOf(answers.find(({ status }) => status === 201) ?? answers[0]),
    };
    expect((await first.send('GET /api/availability', { headers })).status).toBe(200);
    expect((await start()).setupToken).toBeUndefined();
  });

  it('run each job in one of them, and in the other when that one is closed', async () => {
    const { start } = await serversOnOneDatabase();
    const { mail } = await smtpServerForTest();
    const metricsToken = 'a-token-of-20-letters';
    const jobsOf = async (server: Server) => {
      const headers = { Authorization: `Bearer ${metricsToken}` };
      const { text } = await server.send('GET /metrics', { headers });
      return [...text.matchAll(/^inspection_lease_held\{job="(\w+)"\} 1$/gm)].map(([, job]) => job);
    };
    const all = [
      'alarms',
      'calendars',
      'confirmations',
      'mail',
      'pictures',
      'push',
      'retention',
      'webhooks',
    ];
    const first = await start({ mail, metricsToken });
    await vi.waitFor(async () => expect((await jobsOf(first)).sort()).toEqual(all));
    const second = await start({ mail, metricsToken });
    expect(await jobsOf(second)).toEqual([]);
    await first.close();
    await vi.waitFor(async () => expect((await jobsOf(second)).sort()).toEqual(all), 5_000);
  });
});
