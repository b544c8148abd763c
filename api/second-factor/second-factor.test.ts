import { addSeconds } from 'date-fns/addSeconds';
import { describe, expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { apiForTest, cookieOf, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { CODE_SECONDS, RECOVERY_CODES } from '#domain/owner/second-factor.ts';
import { codeAt } from './testing/code-at.ts';

const NEW_PASSWORD = 'gravel-lantern-ostrich-52';
const signIn = 'POST /api/session';

/** A thread has to start. */
const inMail = { timeout: 10_000 };

/** A server whose owner has signed in, and turns the second factor on. */
async function server() {
  const smtp = await smtpServerForTest();
  let now = NOW;
  const api = await apiForTest({ ownerPassword: PASSWORD, mail: smtp.mail, clock: () => now });
  const Cookie = await api.signIn();
  const send = (call: string, body: object, headers = {}) =>
    api.send(call, { body, headers: { Origin: api.origin, ...headers } });
  const asOwner = (call: string, body: object) => send(call, body, { Cookie });
  const { secret, uri } = (await asOwner('POST /api/second-factor/secret', {}))
    .json as unknown as Record<'secret' | 'uri', string>;
  const turnOn = (code: string, password = PASSWORD) =>
    asOwner('POST /api/second-factor', { password, secret, code });
  return {
    ...api,
    received: smtp.received,
    subjects: () => smtp.received.map(({ parsed }) => parsed.subject),
    secret,
    uri,
    send,
    asOwner,
    turnOn,
    state: async () => (await api.send('GET /api/second-factor', { headers: { Cookie } })).json,
    setSeconds(seconds: number) {
      now = addSeconds(NOW, seconds);
    },
    /** The code that the owner's app shows so many seconds after the start. */
    code: (seconds = 0) => codeAt(secret, addSeconds(NOW, seconds)),
    signInWith: (code?: string) => send(signIn, { password: PASSWORD, code }),
  };
}

/** The same with the second factor on, at a time when a new code is shown. */
async function serverWithFactor() {
  const api = await server();
  const answer = await api.turnOn(api.code());
  const { recoveryCodes } = answer.json as unknown as { recoveryCodes: string[] };
  api.setSeconds(2 * CODE_SECONDS);
  return { ...api, recoveryCodes, freshCode: () => api.code(2 * CODE_SECONDS) };
}

describe('turning on the second factor', () => {
  it('needs a code of the app and the password, and answers the recovery codes once', async () => {
    const api = await server();
    expect(api.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(api.uri).toBe(
      `otpauth://totp/Bluebonnet%20Home%20Inspections:owner?secret=${api.secret}&issuer=Bluebonnet%20Home%20Inspections`,
    );
    expect((await api.turnOn('000000')).json.code).toBe('wrong_code');
    expect((await api.turnOn(api.code(), 'not the password')).json.code).toBe('wrong_password');
    expect(await api.state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });

    const answer = await api.turnOn(api.code());
    expect(answer.status).toBe(201);
    const { recoveryCodes } = answer.json as unknown as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await api.state()).toEqual({
      isOn: true,
      since: NOW.toISOString(),
      recoveryCodesLeft: RECOVERY_CODES,
    });
    await expect.poll(api.subjects, inMail).toEqual(['Two-step login was turned on']);
  });

  it('is refused while it is on', async () => {
    const api = await serverWithFactor();
    expect((await api.turnOn(api.freshCode())).json.code).toBe('second_factor_on');
  });
});

describe('signing in with the second factor', () => {
  it('asks for the code once the password is right, and sets no cookie before', async () => {
    const api = await serverWithFactor();
    const asked = await api.signInWith();
    expect([asked.status, asked.json.code]).toEqual([401, 'code_required']);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const wrongPassword = await api.send(signIn, { password: 'wrong', code: api.freshCode() });
    expect(wrongPassword.json.code).toBe('wrong_password');
    const answer = await api.signInWith(api.freshCode());
    expect(answer.json).toEqual({ signedIn: true, passwordSet: true });
    expect(cookieOf(answer)).toMatch(/^session=/);
  });

  it('accepts a code once, and not the one that turned it on', async () => {
    const api = await serverWithFactor();
    expect((await api.signInWith(api.freshCode())).status).toBe(200);
    expect((await api.signInWith(api.freshCode())).json.code).toBe('wrong_code');
    const other = await server();
    await other.turnOn(other.code());
    expect((await other.signInWith(other.code())).json.code).toBe('wrong_code');
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [1, 200],
    [2, 401],
  ])('of a clock that differs by %i steps answers %i', async (steps, status) => {
    const api = await serverWithFactor();
    api.setSeconds(10 * CODE_SECONDS);
    const code = api.code((10 + steps) * CODE_SECONDS);
    expect((await api.signInWith(code)).status).toBe(status);
  });

  it.each(['12345', '1234567', '------', '+12345', '１２３４５６', '0x1234'])(
    'refuses %o as a code',
    async (code) => {
      const api = await serverWithFactor();
      expect((await api.signInWith(code)).json.code).toBe('wrong_code');
    },
  );

  it('refuses a right code like a wrong one after the server’s clock was ahead', async () => {
    const api = await serverWithFactor();
    const ahead = 60 * CODE_SECONDS;
    api.setSeconds(ahead);
    expect((await api.signInWith(api.code(ahead))).status).toBe(200);
    api.setSeconds(2 * CODE_SECONDS);
    const refused = await api.signInWith(api.freshCode());
    expect([refused.status, refused.json.code]).toEqual([401, 'wrong_code']);
    expect((await api.signInWith(api.recoveryCodes[0])).status).toBe(200);
  });

  it('accepts a recovery code once, however it is typed, and says how many remain', async () => {
    const api = await serverWithFactor();
    const [first = '', second = ''] = api.recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect((await api.signInWith(typed)).json).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await api.signInWith(first)).json.code).toBe('wrong_code');
    expect((await api.signInWith(second)).json).toMatchObject({ recoveryCodesLeft: 8 });
    await expect.poll(api.subjects, inMail).toContain('A recovery code was used');
  });

  it('limits wrong codes like passwords, although the password is right', async () => {
    const api = await serverWithFactor();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await api.signInWith('000000'));
    expect(answers.map(({ json }) => json.code)).toEqual([
      ...Array(5).fill('wrong_code'),
      'rate_limited',
    ]);
    expect((await api.signInWith(api.freshCode())).status).toBe(429);
  });
});

describe('the second factor', () => {
  it('is turned off with password and code', async () => {
    const api = await serverWithFactor();
    const turnOff = (password: string, code: string) =>
      api.asOwner('POST /api/second-factor/turn-off', { password, code });
    expect((await turnOff('not the password', api.freshCode())).json.code).toBe('wrong_password');
    expect((await turnOff(PASSWORD, '000000')).json.code).toBe('wrong_code');
    expect((await turnOff(PASSWORD, api.freshCode())).status).toBe(204);
    expect((await api.signInWith()).status).toBe(200);
    expect((await turnOff(PASSWORD, '000000')).json.code).toBe('second_factor_off');
  });

  it('gets new recovery codes with password and code', async () => {
    const api = await serverWithFactor();
    const [old = ''] = api.recoveryCodes;
    const body = { password: PASSWORD, code: api.freshCode() };
    const { json } = await api.asOwner('POST /api/second-factor/recovery-codes', body);
    const { recoveryCodes } = json as unknown as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect((await api.signInWith(old)).json.code).toBe('wrong_code');
    expect((await api.signInWith(recoveryCodes[0])).status).toBe(200);
  });

  it('is asked for when a mailed link sets a new password, and the link survives a wrong code', async () => {
    const api = await serverWithFactor();
    await api.send('POST /api/owner/reset-link', {});
    const mail = api.received.find(({ parsed }) => parsed.subject === 'Choose a new password');
    const resetToken = /#reset=([\w-]+)/.exec(mail?.parsed.text ?? '')?.[1];
    const reset = (code?: string) =>
      api.send('POST /api/owner/reset', { resetToken, password: NEW_PASSWORD, code });
    expect((await reset()).json.code).toBe('code_required');
    expect((await reset('000000')).json.code).toBe('wrong_code');
    expect((await reset(api.freshCode())).status).toBe(200);
    const answer = await api.send(signIn, { password: NEW_PASSWORD });
    expect(answer.json.code).toBe('code_required');
  });
});
