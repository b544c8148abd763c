import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptFiles } from '#api/store/json/accept-files.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { toICalendar } from './icalendar.ts';

async function signedIn(options: TestApiOptions = {}) {
  const api = await signedInOwner(options);
  async function subscribe(): Promise<string> {
    const { text } = await api.call('POST /api/calendar-feed');
    return new URL((JSON.parse(text) as { url: string }).url).pathname;
  }
  return { ...api, subscribe };
}

describe('the calendar feed', () => {
  it('answers with its address once, and later only with its creation', async () => {
    const api = await signedIn();
    const about = async () =>
      JSON.parse((await api.call('GET /api/calendar-feed')).text) as unknown;
    expect(await about()).toEqual({ feed: null });
    const made = await api.call('POST /api/calendar-feed');
    expect(made.status).toBe(201);
    expect(JSON.parse(made.text)).toEqual({
      feed: { createdAt: NOW.toISOString() },
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/api\/calendar\/feed\/[\w-]{43}\.ics$/),
    });
    expect(await about()).toEqual({ feed: { createdAt: NOW.toISOString() } });
  });

  it('needs no cookie, is not cached and not indexed', async () => {
    const api = await signedIn();
    await api.send('POST /api/calendar/book', { body: bookingBody() });
    const answer = await api.send(`GET ${await api.subscribe()}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(answer.text).toContain('DTSTART;TZID=America/Chicago:20261130T080000');
    expect(answer.text).toContain('DTEND;TZID=America/Chicago:20261130T110000');
  });

  it('is not found by a wrong, replaced or revoked secret', async () => {
    const api = await signedIn();
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
    await api.call('DELETE /api/calendar-feed');
    expect((await api.send(`GET ${path}`)).status).toBe(404);
  });

  it('contains bookings of the last 30 days and later', async () => {
    let now = NOW;
    const api = await signedIn({ clock: () => now });
    await api.send('POST /api/calendar/book', { body: bookingBody() });
    const path = await api.subscribe();
    const count = async () => (await api.send(`GET ${path}`)).text.match(/BEGIN:VEVENT/g)?.length;
    now = new Date('2026-12-30T18:00:00Z');
    expect(await count()).toBe(1);
    now = new Date('2026-12-31T18:00:00Z');
    expect(await count()).toBeUndefined();
  });

  it('keeps its secret out of the log', async () => {
    const lines: string[] = [];
    const api = await signedIn({ onLog: (line) => lines.push(line) });
    const path = await api.subscribe();
    await api.send(`GET ${path}`);
    expect(lines.join('')).toContain('/api/calendar/feed/:secret.ics');
    expect(lines.join('')).not.toContain(path.slice('/api/calendar/feed/'.length, -4));
  });
});

describe('the calendar feed after a break-in', () => {
  const password = { current: PASSWORD, password: 'bluebonnets by the road' };
  const endings: [string, string, object | undefined][] = [
    ['a new password', 'PUT /api/owner/password', password],
    ['ending all other sessions', 'DELETE /api/sessions', undefined],
  ];

  it.each(endings)('is revoked by %s, which says so', async (_what, call, body) => {
    const api = await signedIn();
    const path = await api.subscribe();
    const answer = await api.call(call, body);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ calendarFeedRevoked: true });
    expect((await api.send(`GET ${path}`)).status).toBe(404);
    expect((await api.call('GET /api/calendar-feed')).text).toBe('{"feed":null}');
  });

  it.each<[string, string, object | undefined]>([
    ['a new password', 'PUT /api/owner/password', { ...password, keepCalendarFeed: true }],
    ['ending all other sessions', 'DELETE /api/sessions?keepCalendarFeed=true', undefined],
  ])('survives %s when the owner keeps it', async (_what, call, body) => {
    const api = await signedIn();
    const path = await api.subscribe();
    const answer = await api.call(call, body);
    expect(answer.json).toMatchObject({ calendarFeedRevoked: false });
    expect((await api.send(`GET ${path}`)).status).toBe(200);
  });

  it.each(endings)('was not revoked by %s when there was none', async (_what, call, body) => {
    const api = await signedIn();
    expect((await api.call(call, body)).json).toMatchObject({ calendarFeedRevoked: false });
  });

  it('survives a wrong current password', async () => {
    const api = await signedIn();
    const path = await api.subscribe();
    await api.call('PUT /api/owner/password', { ...password, current: 'wrong' });
    expect((await api.send(`GET ${path}`)).status).toBe(200);
  });

  it('is revoked by another OWNER_PASSWORD, and survives the same one', async () => {
    const dataDir = await temporaryFolder();
    const api = await signedIn({ dataDir });
    const path = await api.subscribe();
    await api.close();
    const same = await apiForTest({ dataDir, ownerPassword: PASSWORD });
    expect((await same.send(`GET ${path}`)).status).toBe(200);
    await same.close();
    const other = await apiForTest({ dataDir, ownerPassword: password.password });
    expect((await other.send(`GET ${path}`)).status).toBe(404);
  });

  it('survives the first password after a restore', async () => {
    const dataDir = await temporaryFolder();
    const api = await signedIn({ dataDir });
    const path = await api.subscribe();
    await api.close();
    // A backup contains no password.
    await rm(join(dataDir, 'owner.json'));
    await acceptFiles(dataDir);
    const restored = await apiForTest({ dataDir });
    await restored.send('POST /api/owner', {
      body: { setupToken: restored.setupToken, password: PASSWORD },
      headers: { Origin: restored.origin },
    });
    expect((await restored.send(`GET ${path}`)).status).toBe(200);
  });
});

describe('an event', () => {
  const options = {
    business: defaultBusiness,
    rules: { driveTime: true },
    origin: 'https://bluebonnet.example',
  };

  const text = (fields: Parameters<typeof sampleBooking>[0] = {}) =>
    // Long lines are folded (RFC 5545 §3.1).
    toICalendar([sampleBooking(fields)], options).replace(/\r\n /g, '');

  it('has name, address and contact, in the time zone of the business', () => {
    const event = text({ id: '7', inspectionType: 'buyer', notes: 'Gate code 12;\nbig dog, nice' });
    for (const line of [
      'TZID:America/Chicago',
      'UID:7',
      'SUMMARY:Maria Delgado',
      'LOCATION:1200 Elm Street\\, Plano\\, TX',
      'DESCRIPTION:(214) 555-0110\\nmaria@example.com\\nInspection type: Buyer\\nGate code 12\\;\\nbig dog\\, nice',
      'URL;VALUE=URI:https://bluebonnet.example/admin/bookings/7',
      'DTSTART;TZID=America/Chicago:20261201T080000',
      'DTEND;TZID=America/Chicago:20261201T110000',
      'DTSTAMP:20261120T150000Z',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
    ]) {
      expect(event.split('\r\n')).toContain(line);
    }
  });

  it('says when the option period of the buyer ends, and whether that is before the report', () => {
    expect(text({ optionEnds: '2026-12-04' })).toContain(
      'maria@example.com\\nOption ends Fri\\, Dec 4\\, 5 PM\r\n',
    );
    expect(text({ optionEnds: '2026-12-01' })).toContain('Dec 1\\, 5 PM\\, before the report\r\n');
    expect(text()).not.toContain('Option');
  });

  it('has the drive from the appointment before, unless drive time is off', () => {
    const place = { zip: '75074', city: 'Plano', latitude: 33.0277, longitude: -96.6777 };
    const frisco = { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 };
    const bookings = [
      sampleBooking({ place: frisco }),
      sampleBooking({ time: '13:00', place, name: 'Second' }),
    ];
    const drive = 'DESCRIPTION:Drive: about 45 min from Frisco\\n(214) 555-0110';
    const feed = (driveTime: boolean) =>
      toICalendar(bookings, { ...options, rules: { driveTime } });
    expect(feed(true).split(drive)).toHaveLength(2);
    expect(feed(false)).not.toContain('Drive:');
  });

  it('keeps its UID and increases its SEQUENCE when it changes', () => {
    const event = text({
      id: '7',
      revision: 3,
      status: 'cancelled',
      history: [{ at: '2026-11-22T15:00:00.000Z', by: 'owner', what: 'cancelled' }],
    });
    for (const line of [
      'UID:7',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'LAST-MODIFIED:20261122T150000Z',
    ]) {
      expect(event.split('\r\n')).toContain(line);
    }
  });

  it('has the same local time in summer, whatever the zone of the server', () => {
    expect(text({ date: '2027-07-01', time: '15:00' })).toContain(
      'DTSTART;TZID=America/Chicago:20270701T150000',
    );
  });

  it('cannot be escaped by a client’s text', () => {
    const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:fake\u0000\u0007';
    const event = text({ name: hostile, address: hostile, notes: hostile });
    expect(event.match(/BEGIN: ?VEVENT/gm)).toHaveLength(4);
    expect(event.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the text must not contain them
    expect(event).not.toMatch(/[\x00-\x09\x0b\x0c\x0e-\x1f]/);
  });

  it('makes no links of a client’s texts', () => {
    const typed = 'evil.app/x';
    const event = text({ name: typed, phone: typed, address: typed, notes: typed, entry: typed });
    expect(event).not.toContain(typed);
    expect(event.match(/evil\. app/g)).toHaveLength(5);
    expect(event).toContain('maria@example.com');
  });
});
