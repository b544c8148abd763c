import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it, vi } from 'vitest';
import type { MailOptions } from '#api/mail/mail-variables.ts';
import { smtpError, smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { apiForTest, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { words as defaultTemplates } from '#domain/messages/default-templates.en.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type { SampleMessage, ShownMessage } from '#domain/messages/presented-message.ts';

/** A server whose owner is signed in. */
async function ownerOf(mail?: MailOptions, rateLimit = false) {
  const time = { now: NOW };
  const api = await apiForTest({
    ownerPassword: PASSWORD,
    clock: () => time.now,
    rateLimit,
    ...(mail && { mail }),
  });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const call = (name: string, body?: unknown) =>
    api.send(name, { headers, ...(body !== undefined && { body }) });
  const messages = async (path: string) =>
    (await call(`GET /api/messages${path}`)).json.data as unknown as ShownMessage[];
  return { ...api, time, call, messages };
}

describe('without a mail server', () => {
  it('the owner reads what waits, as it would look', async () => {
    const { send, messages } = await ownerOf();
    await send('POST /api/contact', { body: contactBody() });
    await send('POST /api/calendar/book', { body: bookingBody() });
    const planned = await messages('/planned?limit=100');
    expect(planned.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      // The agreement that a new installation has asks for a signature.
      'agreement_reminder planned',
      'agreement_reminder planned',
      'booking_confirmed waiting',
      'new_booking waiting',
      'new_request waiting',
      'reminder planned',
      'request_received waiting',
      'waiting_request planned',
    ]);
    const confirmation = planned.find(({ kind }) => kind === 'booking_confirmed');
    expect(confirmation?.mail).toMatchObject({ to: bookingBody().email });
    expect(confirmation?.mail?.text).toContain('Thank you for booking');
    expect(await messages('')).toEqual([]);
  });

  it('a test mail says that mail is not set up', async () => {
    const { call } = await ownerOf();
    expect((await call('POST /api/messages/test')).json).toMatchObject({ outcome: 'not_set_up' });
    expect((await call('GET /api/messages/settings')).json).toMatchObject({ isMailSetUp: false });
  });
});

describe('with a mail server', () => {
  it('a booking reaches client and owner, and both messages are listed as sent', async () => {
    const smtp = await smtpServerForTest();
    const { send, messages } = await ownerOf(smtp.mail);
    await send('POST /api/calendar/book', { body: bookingBody() });
    const mails = await smtp.mails(2);
    expect(mails.map(({ to }) => to.join()).sort()).toEqual(
      ['hello@bluebonnet.example', bookingBody().email].sort(),
    );
    await vi.waitFor(async () => expect(await messages('')).toHaveLength(2));
    const [sent] = await messages('');
    expect(sent).toMatchObject({ state: 'sent', attempts: 1, sentAt: NOW.toISOString() });
    expect((await messages('/planned')).map(({ kind }) => kind).sort()).toEqual([
      'agreement_reminder',
      'agreement_reminder',
      'reminder',
    ]);
  });

  it('they name the client as long as the lead is there', async () => {
    const { send, call, messages } = await ownerOf((await smtpServerForTest()).mail);
    await send('POST /api/contact', { body: contactBody() });
    await vi.waitFor(async () => expect(await messages('')).toHaveLength(2), 10_000);
    const { firstName, lastName } = contactBody();
    const name = `${firstName} ${lastName}`;
    expect(await messages('')).toMatchObject([{ client: name }, { client: name }]);
    expect(await messages('/planned')).toMatchObject([{ kind: 'waiting_request', client: name }]);
    await call('POST /api/privacy/erase', { person: contactBody().email });
    const erased = await messages('');
    expect(erased.map(({ client, mail }) => [client, mail])).toEqual([
      ['Erased person', undefined],
      ['Erased person', undefined],
    ]);
  });

  it('the words of a refusal are shown, and those of a failed attempt', async () => {
    const smtp = await smtpServerForTest({
      accept({ to }) {
        throw to[0] === 'hello@bluebonnet.example'
          ? smtpError(451, 'Come back later')
          : smtpError(550, 'Nobody here');
      },
    });
    const { send, messages } = await ownerOf(smtp.mail);
    await send('POST /api/calendar/book', { body: bookingBody() });
    await vi.waitFor(async () => {
      expect(await messages('')).toMatchObject([{ state: 'refused', answer: '550 Nobody here' }]);
      const retry = { state: 'waiting', answer: '451 Come back later', attempts: 1 };
      const nextAt = addMinutes(NOW, 1).toISOString();
      expect((await messages('/planned'))[0]).toMatchObject({ ...retry, nextAt });
    }, 10_000);
  });

  it('a test mail has the server’s answer', async () => {
    let answer: Error | undefined;
    const smtp = await smtpServerForTest({
      accept() {
        if (answer) throw answer;
      },
    });
    const { call } = await ownerOf(smtp.mail);
    const to = 'hello@bluebonnet.example';
    const accepted = (await call('POST /api/messages/test')).json;
    expect(accepted).toMatchObject({ outcome: 'sent', to, answer: expect.stringMatching(/^250/) });
    expect(smtp.received[0]?.parsed.text).toContain('If you can read it, email is set up.');
    answer = smtpError(550, 'Not from you');
    const refused = (await call('POST /api/messages/test')).json;
    expect(refused).toMatchObject({ outcome: 'failed', answer: '550 Not from you' });
  });
});

it('what is planned can be read to its end, page by page', async () => {
  const { send, call } = await ownerOf();
  await send('POST /api/contact', { body: contactBody() });
  await send('POST /api/calendar/book', { body: bookingBody() });
  const all = (await call('GET /api/messages/planned?limit=100')).json;
  const read: unknown[] = [];
  let path = '/planned?limit=4';
  for (;;) {
    const { json } = await call(`GET /api/messages${path}`);
    expect(json).toMatchObject({ total: 8, start: read.length });
    read.push(...json.data);
    if (!json.nextCursor) break;
    path = `/planned?limit=4&cursor=${json.nextCursor}`;
  }
  expect(read).toEqual(all.data);
});

describe('mails to one person', () => {
  /** The mails to a client after ten requests, and those that wait. */
  async function afterTenRequests(rateLimit: boolean) {
    const smtp = await smtpServerForTest();
    const { send, messages } = await ownerOf(smtp.mail, rateLimit);
    for (let tag = 0; tag < 10; tag += 1) {
      const body = { ...contactBody(), email: `ada+${tag}@example.com` };
      expect((await send('POST /api/contact', { body })).status).toBe(201);
    }
    const waiting = async () =>
      (await messages('/planned?limit=100')).filter(({ state }) => state === 'waiting');
    await vi.waitFor(async () => {
      expect((await waiting()).every(({ held }) => held)).toBe(true);
    }, 15_000);
    const got = smtp.received.filter(({ to }) => to[0]?.startsWith('ada+'));
    return { got: got.length, held: (await waiting()).map(({ kind }) => kind) };
  }

  it('are eight in a day; the owner sees what waits for the person', async () => {
    expect(await afterTenRequests(true)).toEqual({
      got: 8,
      held: ['request_received', 'request_received'],
    });
  });

  it('are not limited when limits are off', async () => {
    expect(await afterTenRequests(false)).toEqual({ got: 10, held: [] });
  });
});

describe('the settings', () => {
  it('switch kinds off, change the hour and the owner’s address', async () => {
    const { send, call, messages } = await ownerOf();
    await send('POST /api/calendar/book', { body: bookingBody() });
    const chosen = {
      off: ['booking_confirmed'],
      reminderTime: '18:30',
      ownerEmail: 'me@a.example',
      mailsPerPerson: 5,
    };
    const saved = await call('PUT /api/messages/settings', {
      revision: 1,
      ...chosen,
      password: PASSWORD,
    });
    expect(saved.json).toMatchObject({ ...chosen, off: ['booking_confirmed'], revision: 2 });
    const planned = await messages('/planned');
    expect(planned[0]).toMatchObject({ kind: 'new_booking', mail: { to: 'me@a.example' } });
    const reminder = planned.find(({ kind }) => kind === 'reminder');
    expect(reminder?.due).toMatch(/T00:30:00\.000Z$/);
  });

  it('need the password for another address, where a link for a new password goes', async () => {
    const { call } = await ownerOf();
    const change = (fields: object) =>
      call('PUT /api/messages/settings', {
        revision: 1,
        off: [],
        reminderTime: '17:00',
        ownerEmail: 'me@a.example',
        mailsPerPerson: 8,
        ...fields,
      });
    expect(fieldErrors(await change({}))).toEqual({
      password: 'Another address needs your password',
    });
    expect((await change({ password: 'a guess' })).json.code).toBe('wrong_password');
    expect((await call('GET /api/messages/settings')).json).toMatchObject({ ownerEmail: '' });
    expect((await change({ password: PASSWORD })).status).toBe(200);
    expect((await change({ revision: 2, mailsPerPerson: 9 })).status).toBe(200);
    expect(fieldErrors(await change({ revision: 3, ownerEmail: '' }))).toHaveProperty('password');
  });

  it('refuse an unknown kind, an address that is none, a limit out of bounds', async () => {
    const { call } = await ownerOf();
    const settings = {
      revision: 1,
      off: [],
      reminderTime: '17:00',
      ownerEmail: '',
      mailsPerPerson: 8,
    };
    for (const wrong of [
      { off: ['all'] },
      { reminderTime: '25:00' },
      { ownerEmail: 'nobody' },
      { mailsPerPerson: 1 },
      { mailsPerPerson: 51 },
      { mailsPerPerson: undefined },
    ]) {
      expect((await call('PUT /api/messages/settings', { ...settings, ...wrong })).status).toBe(
        422,
      );
    }
  });
});

describe('the template of a message', () => {
  const path = 'PUT /api/messages/templates/booking_confirmed';

  it('are changed by the owner, appear in messages, and the usual ones are not stored', async () => {
    const { send, call, messages } = await ownerOf();
    await send('POST /api/calendar/book', { body: bookingBody({ date: '2026-11-30' }) });
    const own = { subject: 'See you {{date}}', text: 'We are looking forward.\n\nAt {{ time }}.' };
    const saved = await call(path, { revision: 1, ...own });
    expect(saved.json).toMatchObject({ revision: 2, templates: { booking_confirmed: own } });
    const planned = await messages('/planned');
    const mail = planned.find(({ kind }) => kind === 'booking_confirmed')?.mail;
    expect(mail?.subject).toBe('See you Nov 30, 2026');
    expect(mail?.text).toMatch(/forward\.\n\nAt \d+:\d\d [AP]M\.\n\nWhen: /);
    const usual = { revision: 2, ...defaultTemplates.booking_confirmed };
    expect((await call(path, usual)).json).toMatchObject({ revision: 3, templates: {} });
  });

  it('are refused with the placeholder that has no value, at its field', async () => {
    const { call } = await ownerOf();
    const wrong = { revision: 1, subject: 'On {{day}}', text: '{{time} {{date}}' };
    const refused = await call(path, wrong);
    expect(refused.status).toBe(422);
    expect(fieldErrors(refused)).toEqual({
      subject: '{{day}} has no value in this message',
      text: 'There is a {{ without its }}',
    });
    expect(fieldErrors(await call(path, { revision: 1, subject: ' ', text: '' }))).toEqual({
      subject: 'Please enter a subject',
      text: 'Please enter a text',
    });
  });

  it('are previewed about invented people, also before they are complete', async () => {
    const { send, call, messages } = await ownerOf();
    await send('POST /api/calendar/book', { body: bookingBody({ name: 'Real Rita' }) });
    const preview = await call('POST /api/messages/preview', {
      kind: 'booking_confirmed',
      subject: '{{date}} {{day}}',
    });
    expect(preview.json).toMatchObject({
      to: 'maria@example.com',
      subject: 'Nov 26, 2026 {{day}}',
    });
    expect(preview.text).toContain('Hello Maria,\\n\\nWhen: Thursday, November 26, 2026');
    expect(preview.text).not.toContain('Rita');
    expect(await messages('')).toEqual([]);
  });

  it('are seen in a sample of each kind, which is no message', async () => {
    const { call, messages } = await ownerOf();
    await call(path, { revision: 1, subject: 'Your wording', text: 'Soon' });
    const samples = (await call('GET /api/messages/samples')).json
      .data as unknown as SampleMessage[];
    expect(samples.map(({ kind }) => kind)).toEqual(messageKinds);
    const subjects = Object.fromEntries(samples.map(({ kind, mail }) => [kind, mail.subject]));
    expect(subjects).toMatchObject({
      booking_confirmed: 'Your wording',
      reminder: 'Tomorrow: your inspection at Nov 26, 2026, 8:00 AM',
    });
    expect(await messages('/planned')).toEqual([]);
  });

  it('are seen in a sample in Spanish: those to clients only', async () => {
    const { call } = await ownerOf();
    const samples = (await call('GET /api/messages/samples?locale=es')).json
      .data as unknown as SampleMessage[];
    const textOf = (kind: string) => samples.find((sample) => sample.kind === kind)?.mail.text;
    expect(textOf('booking_confirmed')).toMatch(/^Hola, /);
    expect(textOf('agent_booked')).toMatch(/^Hello /);
  });
});
