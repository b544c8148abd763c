import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type Answer, NOW } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { PresentedAgreement } from '#domain/agreements/presented-agreement.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';

const template = {
  name: 'All homes',
  locale: 'en',
  inspectionTypes: [],
  text: '# Agreement\n\nWith {{client}} for {{address}}.\n\n{{fees}}',
};

const expectRefusal = ({ status, json }: Answer, expected: number, code: string) =>
  expect({ status, code: json.code }).toEqual({ status: expected, code });

/** A booking whose client is asked to sign. */
async function asked(options: TestApiOptions = {}, changes: Record<string, unknown> = {}) {
  const booked = await bookedAppointment(options, changes);
  await booked.call('POST /api/agreement-templates', template);
  const { path, id, origin } = booked;
  const read = async (from = path) =>
    (await booked.send(`GET ${from}/agreement`)).json as unknown as PresentedAgreement;
  const sign = (body: object, at = path, headers: Record<string, string> = {}) =>
    booked.send(`POST ${at}/agreement`, { body, headers: { Origin: origin, ...headers } });
  return {
    ...booked,
    read,
    sign,
    /** Signs what is shown now. */
    signNow: async (name: string, more: object = {}) =>
      sign({ version: (await read()).version, name, consent: true, ...more }),
    job: async () =>
      (await booked.call(`GET /api/bookings/${id}/job`)).json as unknown as PresentedJob,
  };
}

describe('the agreement of a link', () => {
  it('has the text with all that is agreed, and its digest', async () => {
    const { read } = await asked();
    const agreement = await read();
    expect(agreement).toMatchObject({ canSign: true, signatures: [], locale: 'en' });
    expect(agreement.text).not.toContain('{{');
    expect(agreement.sha256).toBe(hash('sha256', agreement.text, 'hex'));
    expect(agreement.version).toBe(`1-${agreement.sha256.slice(0, 16)}`);
    expect(agreement.consent).toContain('15 U.S.C. §7001');
  });

  it('is not there before the owner has one', async () => {
    const { path, send } = await bookedAppointment({ sampleContent: false });
    expectRefusal(await send(`GET ${path}/agreement`), 404, 'not_found');
    expectRefusal(await send(`GET ${path}/agreement.pdf`), 404, 'not_found');
  });

  it('is the same the next day', async () => {
    let now = NOW;
    const { read } = await asked({ clock: () => now });
    const { version } = await read();
    now = new Date(NOW.getTime() + 24 * 3_600_000);
    expect((await read()).version).toBe(version);
  });

  it.each(['0'.repeat(32), 'guessed', 'A'.repeat(32), '../bookings'])(
    'is closed to the guessed link %s',
    async (token) => {
      const { send, sign } = await asked();
      const guessed = `/api/appointments/${encodeURIComponent(token)}`;
      const body = { version: '1-a', name: 'Mallory', consent: true };
      expectRefusal(await send(`GET ${guessed}/agreement`), 404, 'not_found');
      expectRefusal(await send(`GET ${guessed}/agreement.pdf`), 404, 'not_found');
      expectRefusal(await sign(body, guessed), 404, 'not_found');
    },
  );

  it('is closed once the link has ended', async () => {
    let now = NOW;
    const { send, path, signNow } = await asked({ clock: () => now });
    const { status } = await signNow('Ana Núñez');
    expect(status).toBe(200);
    now = new Date(NOW.getTime() + 3 * 365 * 24 * 3_600_000);
    expectRefusal(await send(`GET ${path}/agreement`), 404, 'not_found');
    expectRefusal(await send(`GET ${path}/agreement.pdf`), 404, 'not_found');
  });
});

describe('signing', () => {
  it('stores the exact text, who signed it, with what, from where', async () => {
    const dataDir = await temporaryFolder();
    const { read, sign, job, id } = await asked({ dataDir });
    const { version, text, sha256, consent, total } = await read();
    const drawing = [[0, 0, 1000, 400]];
    const body = { version, name: ' Ana  Núñez ', consent: true, drawing };
    const headers = { 'User-Agent': `Browser ${'x'.repeat(400)}` };
    const signed = await sign(body, undefined, headers);
    expect(signed.json).toMatchObject({ version, signatures: [{ at: NOW.toISOString() }] });
    const file = await readFile(join(dataDir, 'jobs', '2026-11.json'), 'utf8');
    const { records } = JSON.parse(file) as { records: JobRecord[] };
    const stored = records.find((one) => one.id === id);
    expect(stored?.texts).toMatchObject([{ sha256, text, terms: { client: expect.any(String) } }]);
    expect(stored?.signatures).toEqual([
      {
        id: expect.any(String),
        at: NOW.toISOString(),
        name: expect.stringMatching(/^Ana\s+Núñez$/),
        place: 'online',
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        browser: headers['User-Agent'].slice(0, 300),
        ...{ version, sha256, total, consent, drawing, locale: 'en' },
      },
    ]);
    expect((await job()).agreement).toBe('signed');
  });

  it('has one effect however often it is sent, also at once', async () => {
    const { signNow, sign, read, job } = await asked();
    const { version } = await read();
    const body = { version, name: 'Ana Núñez', consent: true };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sign(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await signNow('ana  núñez');
    expect((await job()).signatures).toHaveLength(1);
  });

  it('takes two people under the same text', async () => {
    const { signNow, read } = await asked();
    await signNow('Ana Núñez');
    await signNow('Beto Núñez');
    expect((await read()).signatures.map(({ name }) => name)).toEqual(['Ana Núñez', 'Beto Núñez']);
  });

  it('takes four people at most, and stores their text once', async () => {
    const dataDir = await temporaryFolder();
    const { signNow, read, job } = await asked({ dataDir });
    const names = ['Ana Núñez', 'Beto Núñez', 'Carla Núñez', 'Dora Núñez'];
    for (const name of names) expect((await signNow(name)).status).toBe(200);
    expectRefusal(await signNow('Eva Núñez'), 409, 'too_many_entries');
    expect((await job()).signatures.map(({ name }) => name)).toEqual(names);
    const file = await readFile(join(dataDir, 'jobs', '2026-11.json'), 'utf8');
    const text = JSON.stringify((await read()).text).slice(1, -1);
    expect(file.split(text)).toHaveLength(2);
  });

  it('keeps the signed text when the owner changes the template', async () => {
    const { signNow, read, call } = await asked();
    await signNow('Ana Núñez');
    const before = await read();
    const [{ id }] = (await call('GET /api/agreement-templates')).json as unknown as [
      { id: string },
    ];
    await call(`PUT /api/agreement-templates/${id}`, { ...template, text: 'Other', revision: 1 });
    expect(await read()).toEqual(before);
  });

  it('is refused with the new text when price or template changed since it was read', async () => {
    const { read, sign, call, id } = await asked();
    const { version } = await read();
    await call(`POST /api/bookings/${id}/lines`, { label: 'Pool', amount: 12_500 });
    const body = { version, name: 'Ana Núñez', consent: true };
    const refused = await sign(body);
    expectRefusal(refused, 409, 'agreement_changed');
    expect(refused.json).toMatchObject({ current: await read() });
    expect((await read()).text).toContain('Pool');
  });

  it('is asked again after a change of the price, and a repeat of the old one is no new one', async () => {
    const { read, sign, call, id, job } = await asked();
    const { version } = await read();
    const body = { version, name: 'Ana Núñez', consent: true };
    await sign(body);
    await call(`POST /api/bookings/${id}/lines`, { label: 'Pool', amount: 12_500 });
    expect(await read()).toMatchObject({ asksAgain: true, signatures: [] });
    expect((await sign(body)).status).toBe(200);
    expect((await job()).signatures).toHaveLength(1);
    await sign({ ...body, version: (await read()).version });
    expect((await job()).signatures).toHaveLength(2);
  });

  it('still counts after a move, which page and text then name', async () => {
    let now = NOW;
    const { signNow, read, path, origin, send, job } = await asked({ clock: () => now });
    await signNow('Ana Núñez');
    const { text, version } = await read();
    now = new Date(NOW.getTime() + 60_000);
    const { date, time } = (await send(`GET ${path}`)).json as unknown as SlotTime;
    const to = { date, time: '15:00' };
    const moved = await send(`POST ${path}/move`, {
      body: { from: { date, time }, to },
      headers: { Origin: origin },
    });
    expect(moved.json).toMatchObject({ job: { agreement: 'signed', movedTo: to } });
    expect(await read()).toMatchObject({ text, version, movedTo: to, signatures: [{}] });
    expect((await job()).agreement).toBe('signed');
  });

  it('needs the text of this booking, not of another', async () => {
    const { read, sign, send } = await asked();
    const { version } = await read();
    const other = await send('POST /api/calendar/book', {
      body: bookingBody({
        time: '15:00',
        name: 'Somebody Else',
        email: 'else@example.com',
      }),
    });
    const { manageUrl } = other.json as unknown as { manageUrl: string };
    const path = `/api/appointments/${manageUrl.split('/').at(-1)}`;
    const refused = await sign({ version, name: 'Somebody Else', consent: true }, path);
    expectRefusal(refused, 409, 'agreement_changed');
  });

  it.each([
    ['no consent', { consent: false }, 'consent'],
    ['no name', { name: ' ' }, 'name'],
    ['no version', { version: '' }, 'version'],
    ['a drawing outside its box', { drawing: [[0, 5000]] }, 'drawing.0.1'],
    ['an empty drawing', { drawing: [] }, 'drawing'],
    ['half a point', { drawing: [[1, 2, 3]] }, 'drawing'],
  ])('is refused with %s', async (_what, change, path) => {
    const { read, sign, job } = await asked();
    const { version } = await read();
    const refused = await sign({ version, name: 'Ana', consent: true, ...change });
    expectRefusal(refused, 422, 'validation_failed');
    expect(refused.json).toMatchObject({ errors: [{ path }] });
    expect((await job()).signatures).toEqual([]);
  });

  it('is refused with a drawing of 1 MB', async () => {
    const { signNow } = await asked();
    const drawing = Array.from({ length: 100 }, () => Array<number>(2600).fill(100));
    expectRefusal(await signNow('Ana', { drawing }), 413, 'body_too_large');
  });

  it.each([
    ['a partner’s page', 'https://partner.example', 'https://partner.example'],
    ['a file or a sandbox', 'null', undefined],
    ['no page', `https://${'x'.repeat(400)}.example`, undefined],
  ])('names the site of %s in the record', async (_which, Origin, site) => {
    const dataDir = await temporaryFolder();
    const { read, sign, path, id } = await asked({ dataDir });
    const body = { version: (await read()).version, name: 'Ana', consent: true };
    expect((await sign(body, path, { Origin })).status).toBe(200);
    const file = await readFile(join(dataDir, 'jobs', '2026-11.json'), 'utf8');
    const { records } = JSON.parse(file) as { records: JobRecord[] };
    expect(records.find((one) => one.id === id)?.signatures[0]?.site).toBe(site);
  });

  it('is refused after a cancellation, and what was signed stays readable', async () => {
    const { signNow, sign, read, call, id, send, path } = await asked();
    await signNow('Ana Núñez');
    const { version } = await read();
    const { revision } = (await call(`GET /api/bookings/${id}`)).json as unknown as {
      revision: number;
    };
    const canceled = await call(`PATCH /api/bookings/${id}`, { action: 'cancel', revision });
    expect(canceled.status).toBe(200);
    const refused = await sign({ version, name: 'Beto Núñez', consent: true });
    expectRefusal(refused, 409, 'appointment_not_changeable');
    expect(await read()).toMatchObject({ canSign: false, signatures: [{ name: 'Ana Núñez' }] });
    expect((await send(`GET ${path}/agreement.pdf`)).status).toBe(200);
  });

  it('is refused while the booking waits for its confirmation', async () => {
    const { mail } = await smtpServerForTest();
    const { call, send, read, sign } = await asked({ mail });
    const { json } = await call('GET /api/booking-limits');
    await call('PUT /api/booking-limits', { ...json, confirmNew: true });
    const body = bookingBody({ time: '15:00', email: 'new@example.com' });
    const { manageUrl } = (await send('POST /api/calendar/book', { body })).json as unknown as {
      manageUrl: string;
    };
    const path = `/api/appointments/${manageUrl.split('/').at(-1)}`;
    const { version, canSign } = await read(path);
    expect(canSign).toBe(false);
    const refused = await sign({ version, name: 'Ana', consent: true }, path);
    expectRefusal(refused, 409, 'appointment_not_changeable');
  });

  it('takes a hostile name as text', async () => {
    const name = '# {{total}} **Boss** | <script>alert(1)</script>';
    const { read, signNow } = await asked({}, { name });
    const { blocks } = await read();
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(name).slice(1, -1));
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
    const signed = await signNow(name);
    expect(signed.json).toMatchObject({ signatures: [{ name }] });
  });
});

describe('the PDF of the agreement', () => {
  it('is a private file, the same each time', async () => {
    const { send, path, signNow } = await asked();
    await signNow('Ana Núñez', { drawing: [[0, 0, 10, 10]] });
    const [one, other] = [
      await send(`GET ${path}/agreement.pdf`),
      await send(`GET ${path}/agreement.pdf`),
    ];
    expect(one?.headers.get('Content-Type')).toBe('application/pdf');
    expect(one?.headers.get('Cache-Control')).toContain('no-store');
    expect(one?.text.startsWith('%PDF-1.7')).toBe(true);
    expect(one?.text).toBe(other?.text);
  });
});
