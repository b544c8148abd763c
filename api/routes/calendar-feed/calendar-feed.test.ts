import { describe, expect, it } from 'vitest';
import { calendarText } from '#api/calendar-feed/calendar-text.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';

async function ownersApi(options: Parameters<typeof apiForTest>[0] = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  async function subscribe(): Promise<string> {
    const { text } = await api.send('POST /api/calendar-feed', { headers });
    return new URL((JSON.parse(text) as { url: string }).url).pathname;
  }
  return { ...api, headers, subscribe };
}

describe('the private calendar', () => {
  it('is made, renewed and revoked by the owner alone', async () => {
    const api = await ownersApi();
    const { Cookie } = api.headers;
    for (const call of ['GET', 'POST', 'DELETE'].map((method) => `${method} /api/calendar-feed`)) {
      expect((await api.send(call, { headers: { Origin: api.origin } })).status).toBe(401);
      if (call.startsWith('GET')) continue;
      const foreign = { Cookie, Origin: 'https://jane.example' };
      expect((await api.send(call, { headers: foreign })).status).toBe(403);
    }
  });

  it('tells its address once, and later only since when it is there', async () => {
    const api = await ownersApi();
    const about = async () =>
      JSON.parse((await api.send('GET /api/calendar-feed', api)).text) as unknown;
    expect(await about()).toEqual({ feed: null });
    const made = await api.send('POST /api/calendar-feed', { headers: api.headers });
    expect(made.status).toBe(201);
    expect(JSON.parse(made.text)).toEqual({
      feed: { createdAt: NOW.toISOString() },
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/api\/calendar\/feed\/[\w-]{43}\.ics$/),
    });
    expect(await about()).toEqual({ feed: { createdAt: NOW.toISOString() } });
  });

  it('opens without a cookie and is kept by no cache and no search engine', async () => {
    const api = await ownersApi();
    await api.send('POST /api/calendar/book', { body: bookingBody() });
    const answer = await api.send(`GET ${await api.subscribe()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.text).toContain('DTSTART;TZID=America/Chicago:20261130T080000');
    expect(answer.text).toContain('DTEND;TZID=America/Chicago:20261130T110000');
  });

  it('is not found by another secret, the old one, or any after it is revoked', async () => {
    const api = await ownersApi();
    const old = await api.subscribe();
    const path = await api.subscribe();
    const wrong = [
      old,
      path.replace(/.\.ics$/, path.endsWith('A.ics') ? 'B.ics' : 'A.ics'),
      '/api/calendar/feed/x.ics',
      '/api/calendar/feed/.ics',
      '/api/calendar/feed/%00.ics',
      path.replace('.ics', ''),
    ];
    for (const address of wrong) {
      const answer = await api.send(`GET ${address}`);
      expect(answer.json.code, address).toBe('not_found');
    }
    expect((await api.send(`GET ${path}`)).status).toBe(200);
    await api.send('DELETE /api/calendar-feed', { headers: api.headers });
    expect((await api.send(`GET ${path}`)).status).toBe(404);
  });

  it('slows down whoever guesses', async () => {
    const api = await ownersApi({ rateLimit: true });
    const guess = () => api.send('GET /api/calendar/feed/guess.ics');
    for (let tries = 0; tries < 120; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('holds bookings from 30 days ago on', async () => {
    let now = NOW;
    const api = await ownersApi({ clock: () => now });
    await api.send('POST /api/calendar/book', { body: bookingBody() });
    const path = await api.subscribe();
    const count = async () => (await api.send(`GET ${path}`)).text.match(/BEGIN:VEVENT/g)?.length;
    now = new Date('2026-12-30T18:00:00Z');
    expect(await count()).toBe(1);
    now = new Date('2026-12-31T18:00:00Z');
    expect(await count()).toBeUndefined();
  });

  it('keeps its secret out of the log and out of the data', async () => {
    const lines: string[] = [];
    const api = await ownersApi({ onLog: (line) => lines.push(line) });
    const path = await api.subscribe();
    await api.send(`GET ${path}`);
    expect(lines.join('')).toContain('/api/calendar/feed/:secret.ics');
    expect(lines.join('')).not.toContain(path.slice('/api/calendar/feed/'.length, -4));
  });
});

describe('an event', () => {
  const text = (fields: Parameters<typeof sampleBooking>[0] = {}) =>
    // Long lines are folded (RFC 5545 §3.1).
    calendarText([sampleBooking(fields)], 'https://bluebonnet.example').replace(/\r\n /g, '');

  it('tells who, where and how to reach them, on the clock of the business', () => {
    const event = text({ id: '7', inspectionType: 'buyer', notes: 'Gate code 12;\nbig dog, nice' });
    for (const line of [
      'TZID:America/Chicago',
      'UID:7@bluebonnet.example',
      'SUMMARY:Maria Delgado',
      'LOCATION:1200 Elm Street\\, Plano\\, TX 75023',
      'DESCRIPTION:(214) 555-0110\\nmaria@example.com\\nInspection type: Buyer\\nGate code 12\\;\\nbig dog\\, nice',
      'URL;VALUE=URI:https://bluebonnet.example/admin/bookings',
      'DTSTART;TZID=America/Chicago:20261201T080000',
      'DTEND;TZID=America/Chicago:20261201T110000',
      'DTSTAMP:20261120T150000Z',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
    ]) {
      expect(event.split('\r\n')).toContain(line);
    }
  });

  it('stays itself when it changes, and says so', () => {
    const event = text({
      id: '7',
      revision: 3,
      status: 'cancelled',
      history: [{ at: '2026-11-22T15:00:00.000Z', by: 'owner', what: 'cancelled' }],
    });
    for (const line of [
      'UID:7@bluebonnet.example',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'LAST-MODIFIED:20261122T150000Z',
    ]) {
      expect(event.split('\r\n')).toContain(line);
    }
  });

  it('is on the same wall clock in summer, whatever the zone of the server', () => {
    expect(text({ date: '2027-07-01', time: '15:00' })).toContain(
      'DTSTART;TZID=America/Chicago:20270701T150000',
    );
  });

  it('cannot be broken out of by what a client typed', () => {
    const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:fake\u0000\u0007';
    const event = text({ name: hostile, address: hostile, notes: hostile });
    expect(event.match(/BEGIN:VEVENT/gm)).toHaveLength(4);
    expect(event.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(event).not.toMatch(/[\x00-\x09\x0b\x0c\x0e-\x1f]/);
  });
});
