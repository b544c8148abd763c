import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it } from 'vitest';
import type { ReceivedMail } from '#api/mail/testing/smtp-server.ts';
import { smtpError, smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { apiForTest, cookieOf, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';

const NEW_PASSWORD = 'gravel-lantern-ostrich-52';
const ask = 'POST /api/owner/reset-link';
const reset = 'POST /api/owner/reset';

/** A thread has to start. */
const inMail = { timeout: 10_000 };

const tokenIn = ({ parsed }: ReceivedMail) =>
  /\/admin#reset=([\w-]+)/.exec(parsed.text ?? '')?.[1] ?? '';

async function server(options: TestApiOptions = {}) {
  const smtp = await smtpServerForTest();
  let now = NOW;
  const lines: string[] = [];
  const api = await apiForTest({
    ownerPassword: PASSWORD,
    mail: smtp.mail,
    clock: () => now,
    onLog: (line) => lines.push(line),
    ...options,
  });
  const headers = { Origin: api.origin };
  return {
    ...api,
    lines,
    received: smtp.received,
    setMinutes(minutes: number) {
      now = addMinutes(NOW, minutes);
    },
    ask: (more: Record<string, string> = {}) => api.send(ask, { headers: { ...headers, ...more } }),
    reset: (resetToken: string, password = NEW_PASSWORD) =>
      api.send(reset, { headers, body: { resetToken, password } }),
    /** Asks for a link; resolves to its token. */
    async token() {
      expect((await api.send(ask, { headers })).json).toEqual({ outcome: 'sent' });
      const [mail] = smtp.received.slice(-1);
      return mail ? tokenIn(mail) : '';
    },
  };
}

describe('a lost password', () => {
  it('is replaced with the link of a mail, which signs in and ends all other access', async () => {
    const api = await server();
    const before = await api.signIn();
    const token = await api.token();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = api.received;
    expect(mail?.to).toEqual(['hello@bluebonnet.example']);
    expect(mail?.parsed.text).toContain('works once, for 30 minutes');
    expect(mail?.parsed.text).toContain(`${api.url}/admin#reset=`);

    const answer = await api.reset(token);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      signedIn: true,
      passwordSet: true,
      ended: { calendarFeedRevoked: false, apiKeysRevoked: false, webhooksPaused: false },
    });
    const statusWith = async (Cookie: string) =>
      (await api.send('GET /api/bookings', { headers: { Cookie } })).status;
    expect(await statusWith(cookieOf(answer))).toBe(200);
    expect(await statusWith(before)).toBe(401);
    expect(await api.signIn(PASSWORD)).toBe('');
    expect(await api.signIn(NEW_PASSWORD)).toMatch(/^session=/);
  });

  it('is replaced once by a link, and only by the newest', async () => {
    const api = await server();
    const first = await api.token();
    const second = await api.token();
    expect(second).not.toBe(first);
    expect((await api.reset(first)).json.code).toBe('wrong_reset_link');
    expect((await api.reset(second)).status).toBe(200);
    const again = await api.reset(second, 'another long password');
    expect([again.status, again.json.code]).toEqual([403, 'wrong_reset_link']);
  });

  it('is replaced within half an hour', async () => {
    const api = await server();
    const token = await api.token();
    api.setMinutes(30);
    expect((await api.reset(token)).json.code).toBe('wrong_reset_link');
    api.setMinutes(29);
    expect((await api.reset(token)).status).toBe(200);
  });

  it('is not replaced by a weak one, and the link stays usable', async () => {
    const api = await server();
    const token = await api.token();
    expect(fieldErrors(await api.reset(token, 'password123'))).toHaveProperty('password');
    expect((await api.reset(token)).status).toBe(200);
  });

  it('leaves no token in the log', async () => {
    const api = await server();
    const token = await api.token();
    await api.reset(token);
    await api.reset(token);
    expect(api.lines.length).toBeGreaterThan(2);
    expect(api.lines.join('')).not.toContain(token);
  });
});

describe('the mail about a new password', () => {
  it('names device and time', async () => {
    const api = await server();
    const token = await api.token();
    await api.send(reset, {
      body: { resetToken: token, password: NEW_PASSWORD },
      headers: {
        Origin: api.origin,
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      },
    });
    await expect.poll(() => api.received.length, inMail).toBe(2);
    const [, mail] = api.received;
    expect(mail?.parsed.subject).toBe('Your password was changed');
    expect(mail?.parsed.text).toContain('Device: Chrome on Windows');
    expect(mail?.parsed.text).toContain('When: Wednesday, November 25, 2026');
    expect(mail?.parsed.text).not.toContain('#reset=');
  });

  it('is also sent when the password is changed under Account', async () => {
    const smtp = await smtpServerForTest();
    const api = await signedInOwner({ mail: smtp.mail });
    await api.call('PUT /api/owner/password', { current: PASSWORD, password: NEW_PASSWORD });
    await expect
      .poll(() => smtp.received.map(({ parsed }) => parsed.subject), inMail)
      .toEqual(['Your password was changed']);
  });
});

describe('a link for a new password', () => {
  it('is not mailed without a mail server, and the answer says so', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(ask, { headers: { Origin: api.origin } });
    expect(answer.json).toEqual({ outcome: 'not_set_up' });
  });

  it('is not mailed before the first password', async () => {
    const smtp = await smtpServerForTest();
    const api = await apiForTest({ mail: smtp.mail });
    const answer = await api.send(ask, { headers: { Origin: api.origin } });
    expect(answer.json).toEqual({ outcome: 'not_set_up' });
    expect(smtp.received).toEqual([]);
  });

  it('goes to the owner’s own address, not to a public one that anyone with a session can edit', async () => {
    const smtp = await smtpServerForTest();
    const api = await signedInOwner({ mail: smtp.mail });
    const outcome = async () =>
      (await api.send(ask, { headers: { Origin: api.origin } })).json as unknown as object;
    const profile = (await api.call('GET /api/business/profile')).json as object;
    const edited = { ...profile, email: 'intruder@a.example' };
    expect((await api.call('PUT /api/business/profile', edited)).status).toBe(200);
    expect(await outcome()).toEqual({ outcome: 'no_address' });
    const settings = (await api.call('GET /api/messages/settings')).json as object;
    const chosen = { ...settings, ownerEmail: 'me@a.example', password: PASSWORD };
    expect((await api.call('PUT /api/messages/settings', chosen)).status).toBe(200);
    expect(await outcome()).toEqual({ outcome: 'sent' });
    expect(smtp.received.map(({ to }) => to)).toEqual([['me@a.example']]);
  });

  it.each([
    ['goes to the address that the guide was given after the login', 29, 'sent'],
    ['goes to no address that the guide was given in an old session', 31, 'no_address'],
  ])('%s', async (_what, minutes, outcome) => {
    const smtp = await smtpServerForTest();
    let now = NOW;
    const api = await signedInOwner({ mail: smtp.mail, clock: () => now });
    now = addMinutes(NOW, minutes);
    const profile = (await api.call('GET /api/business/profile')).json as object;
    const email = 'maria@peachtree.example';
    expect((await api.call('PUT /api/business/profile', { ...profile, email })).status).toBe(200);
    const done = { revision: 1, steps: { who: 'done' } };
    expect((await api.call('PUT /api/setup-guide', done)).status).toBe(200);
    // Whoever changes the public address later, or does the step again, gets no link.
    const edited = (await api.call('GET /api/business/profile')).json as object;
    await api.call('PUT /api/business/profile', { ...edited, email: 'intruder@a.example' });
    await api.call('PUT /api/setup-guide', { revision: 2, steps: {} });
    await api.call('PUT /api/setup-guide', { revision: 3, steps: { who: 'done' } });
    const asked = await api.send(ask, { headers: { Origin: api.origin } });
    expect(asked.json).toEqual({ outcome });
    expect(smtp.received.map(({ to }) => to)).toEqual(outcome === 'sent' ? [[email]] : []);
  });

  it('that the mail server refuses is answered as failed', async () => {
    const smtp = await smtpServerForTest({
      accept: () => Promise.reject(smtpError(550, 'No such mailbox')),
    });
    const api = await apiForTest({ ownerPassword: PASSWORD, mail: smtp.mail });
    const answer = await api.send(ask, { headers: { Origin: api.origin } });
    expect(answer.json).toEqual({ outcome: 'failed' });
  });

  it('is mailed to strangers twice an hour, and to the owner’s device once more', async () => {
    const api = await server();
    const signedIn = await api.send('POST /api/session', {
      body: { password: PASSWORD },
      headers: { Origin: api.origin },
    });
    const device = signedIn.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('device='))
      ?.replace(/;.*/, '');
    for (let n = 0; n < 2; n += 1) expect((await api.ask()).json).toEqual({ outcome: 'sent' });
    const refused = await api.ask();
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect((await api.ask({ Cookie: device ?? '' })).json).toEqual({ outcome: 'sent' });
    expect((await api.ask({ Cookie: device ?? '' })).status).toBe(429);
    expect(api.received).toHaveLength(3);
  });

  it('is mailed six times to strangers who ask all day, and the owner still logs in', async () => {
    const api = await server();
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      api.setMinutes(minute);
      await Promise.all([api.ask(), api.ask()]);
    }
    expect(api.received).toHaveLength(6);
    expect(await api.signIn(PASSWORD)).toMatch(/^session=/);
  });
});
