import { expect, it } from 'vitest';
import type { RenderMail } from '#api/mail/load-mail-renderer.ts';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';

const renderMail: RenderMail = async ({ subject, blocks }) =>
  `<!DOCTYPE html><title>${subject}</title>${JSON.stringify(blocks)}`;

async function ownerOf(options: { renderMail?: RenderMail }) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const read = (path: string) => api.send(`GET /api/messages/${path}`, { headers });
  return { ...api, read };
}

it('a planned message is a page that runs and loads nothing, without the client’s link', async () => {
  const { send, read } = await ownerOf({ renderMail });
  const booked = await send('POST /api/calendar/book', { body: bookingBody() });
  const { status, headers, text } = await read(
    `planned/booking_confirmed-${booked.json.id}-0/html`,
  );
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox /);
  expect(policy).not.toContain('script');
  expect(headers.get('Cache-Control')).toContain('no-store');
  expect(text).toMatch(/^<!DOCTYPE html><title>Your inspection is booked: /);
  expect(text).toContain('/appointment/…');
});

it('a sample of each kind is about invented people', async () => {
  const { read } = await ownerOf({ renderMail });
  expect((await read('samples/reminder/html')).text).toContain('<title>Tomorrow: ');
  expect((await read('samples/reminder/html?locale=es')).text).toContain('<title>Mañana: ');
  expect((await read('samples/nothing/html')).json.code).toBe('not_found');
});

it('there is none of a message that is not planned, nor without a build', async () => {
  const { read } = await ownerOf({ renderMail });
  expect((await read('planned/nothing/html')).json.code).toBe('not_found');
  const plain = await ownerOf({});
  expect((await plain.read('samples/reminder/html')).json.code).toBe('not_found');
});
