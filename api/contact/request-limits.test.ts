import { addMinutes } from 'date-fns/addMinutes';
import { addYears } from 'date-fns/addYears';
import { expect, it } from 'vitest';
import { apiForTest, NOW } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { requestLimits } from '#domain/inspection-request/request-limits.ts';

const call = 'POST /api/contact';

/** A server whose clock the test sets; `send` comes from the given address. */
async function limitedApi() {
  let now = NOW;
  const api = await apiForTest({ rateLimit: true, trustProxy: 1, clock: () => now });
  return {
    setTime: (time: Date) => {
      now = time;
    },
    send: (address: string, email: string, headers: Record<string, string> = {}) =>
      api.send(call, {
        body: contactBody({ email }),
        headers: { 'X-Forwarded-For': address, ...headers },
      }),
  };
}

it('refuses more of one email than a day allows, with the telephone', async () => {
  const { send, setTime } = await limitedApi();
  const most = requestLimits.email.day;
  for (let n = 0; n < most; n++) {
    setTime(addMinutes(NOW, n));
    expect((await send(`198.51.100.${n}`, 'ada@quillfeather.example')).status).toBe(201);
  }
  const refused = await send('198.51.100.99', 'Ada@Quillfeather.example');
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(refused.json.detail).toBe(
    'We cannot take more requests online at the moment. Please call us at (972) 555-0148, and we will gladly help you.',
  );
  expect(refused.headers.get('Retry-After')).toBe(String((24 * 60 - most + 1) * 60));
  expect((await send('198.51.100.99', 'grace@hollowbrook.example')).status).toBe(201);
  setTime(addMinutes(NOW, 24 * 60));
  expect((await send('198.51.100.99', 'ada@quillfeather.example')).status).toBe(201);
});

it('counts what is stored, not what is refused or repeated', async () => {
  const { send, setTime } = await limitedApi();
  const address = '198.51.100.1';
  const first = await send(address, 'one@client.example', { 'Idempotency-Key': 'same' });
  for (let n = 0; n < 5; n++) {
    const repeat = await send(address, 'one@client.example', { 'Idempotency-Key': 'same' });
    expect(repeat.json.id).toBe(first.json.id);
    expect((await send(address, 'no e-mail')).status).toBe(422);
  }
  const other = { 'Idempotency-Key': 'same' };
  expect((await send(address, 'other@client.example', other)).json.code).toBe(
    'idempotency_key_reused',
  );
  setTime(addYears(NOW, 2));
  expect((await send(address, 'two@client.example')).status).toBe(201);
});
