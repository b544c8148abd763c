import { expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';

async function ownerOf(options: TestApiOptions = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const call = (name: string, body?: unknown) =>
    api.send(name, { headers, ...(body !== undefined && { body }) });
  /** The planned mail of a kind. */
  const mailOf = async (kind: string) => {
    const { data } = (await call('GET /api/messages/planned?limit=100')).json;
    return (data as unknown as ShownMessage[]).find((message) => message.kind === kind)?.mail;
  };
  /** Books in Spanish as a visitor; resolves to the answer's links. */
  async function book(changes: object = {}) {
    const body = bookingBody({ locale: 'es', ...changes });
    const { json } = await api.send('POST /api/calendar/book', { body });
    return json as unknown as { manageUrl: string; calendarUrl: string };
  }
  return { ...api, call, mailOf, book };
}

const agent = { agentName: 'Jane Doe', agentEmail: 'jane@agents.example', agentCopy: true };
const notes = 'El código del portón es 1234.';

it('a client who books in Spanish gets mails in Spanish, agent and owner in English', async () => {
  const { mailOf, book } = await ownerOf();
  const { manageUrl } = await book({ ...agent, notes });
  expect(manageUrl).toMatch(/\/es\/appointment\/[0-9a-f]{32}$/);
  const confirmed = await mailOf('booking_confirmed');
  expect(confirmed?.subject).toBe('Su inspección está reservada: 30 nov 2026, 8:00 a.\u00a0m.');
  expect(confirmed?.text).toMatch(/^Hola, Grace:\n\nGracias por reservar/);
  expect(confirmed?.text).toMatch(/\nVer su cita: \S+\/es\/appointment\/…\n/);
  expect((await mailOf('reminder'))?.subject).toMatch(/^Mañana: /);
  expect((await mailOf('agent_booked'))?.text).toMatch(/^Hello Jane,\n\nAn inspection was booked/);
  const forOwner = await mailOf('new_booking');
  expect(forOwner?.subject).toBe('New booking: Nov 30, 2026, 8:00 AM');
  expect(forOwner?.text).toContain(`Client’s notes:\n${notes}`);
});

it('a request in Spanish gets a receipt in Spanish', async () => {
  const { send, mailOf } = await ownerOf();
  await send('POST /api/contact', { body: contactBody({ locale: 'es' }) });
  expect((await mailOf('request_received'))?.text).toMatch(
    /^Hola, Ada:\n\nGracias por su solicitud de inspección \(Residencial\)\./,
  );
  expect((await mailOf('new_request'))?.text).toContain('Inspection: Residential');
});

it('the calendar file in a mail is in the language of its reader', async () => {
  const smtp = await smtpServerForTest();
  const { book } = await ownerOf({ mail: smtp.mail });
  await book(agent);
  const mails = await smtp.mails(3);
  const fileTo = (address: string) => {
    const mail = mails.find(({ to }) => to.includes(address));
    return mail?.parsed.attachments.map(({ content }) => content.toString()).join('\n');
  };
  expect(fileTo(bookingBody().email)).toContain('SUMMARY:Inspección de vivienda');
  expect(fileTo(agent.agentEmail)).toContain('SUMMARY:Home inspection');
});

it('so is the one that the client’s page offers', async () => {
  const { send, book } = await ownerOf();
  const { pathname } = new URL((await book()).calendarUrl);
  expect((await send(`GET ${pathname}`)).text).toContain('SUMMARY:Inspección de vivienda');
});

it('the owner’s wording in Spanish is stored beside the English one, which never stands in', async () => {
  const { call, mailOf, book } = await ownerOf();
  await book();
  const path = 'PUT /api/messages/templates/booking_confirmed';
  const english = { subject: 'See you', text: 'All set.' };
  await call(path, { revision: 1, ...english });
  expect((await mailOf('booking_confirmed'))?.subject).toMatch(/^Su inspección está reservada/);
  const spanish = { subject: 'Nos vemos el {{date}}', text: 'Todo listo.' };
  const saved = await call(path, { revision: 2, locale: 'es', ...spanish });
  expect(saved.json).toMatchObject({
    revision: 3,
    templates: { booking_confirmed: english },
    translations: { es: { booking_confirmed: spanish } },
  });
  expect((await call('GET /api/messages/settings')).json).toMatchObject(saved.json);
  const mail = await mailOf('booking_confirmed');
  expect(mail?.subject).toBe('Nos vemos el 30 nov 2026');
  expect(mail?.text).toMatch(/^Hola, Grace:\n\nTodo listo\.\n\nCuándo: lunes, 30 de noviembre/);
});

it('wording is previewed in its language, and refused where messages have English only', async () => {
  const { call } = await ownerOf();
  const words = { subject: 'Nos vemos', text: 'Todo listo.' };
  const preview = await call('POST /api/messages/preview', {
    kind: 'reminder',
    locale: 'es',
    ...words,
  });
  const { text } = preview.json as unknown as MessageText;
  expect(text).toMatch(/^Hola, Maria:\n\nTodo listo\.\n\nCuándo: /);
  const refused = await call('PUT /api/messages/templates/new_booking', {
    revision: 1,
    locale: 'es',
    ...words,
  });
  expect(fieldErrors(refused)).toEqual({ locale: 'This message is sent in English only' });
});
