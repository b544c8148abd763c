import { expect, it } from 'vitest';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';

const wrong = `/appointment/${'0'.repeat(32)}`;

it('is rendered for who has its link, and kept by no cache, search engine or referrer', async () => {
  const { send, token, post } = await bookedAppointment({ front: await distForTest() });
  const page = await send(`GET /appointment/${token}`);
  expect(page).toMatchObject({ status: 200, text: 'For Grace' });
  const unknown = await send(`GET ${wrong}`);
  expect(unknown).toMatchObject({ status: 404, text: 'no appointment' });
  for (const { headers } of [page, unknown]) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  }
  await post('cancel', { from: { date: '2026-11-30', time: '08:00' } });
  expect((await send(`GET /appointment/${token}`)).status).toBe(200);
});

it('shares the limit of wrong tokens with the API, and says when to try again', async () => {
  const front = await distForTest();
  const { send, token, path } = await bookedAppointment({ front, rateLimit: true });
  for (let count = 0; count < 10; count++) {
    await send(`GET ${wrong}`);
    await send('GET /api/appointments/unknown');
  }
  const refused = await send(`GET /appointment/${token}`);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('call us at (972) 555-0148');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  expect((await send(`GET ${path}`)).status).toBe(429);
});

it('opens no report by a wrong link, and counts it with the wrong links of appointments', async () => {
  const front = await distForTest();
  const { send, token } = await bookedAppointment({ front, rateLimit: true });
  const report = `/report/${'0'.repeat(32)}`;
  const unknown = await send(`GET ${report}`);
  expect(unknown).toMatchObject({ status: 404, text: 'no report' });
  expect(unknown.headers.get('Cache-Control')).toBe('no-store');
  expect(unknown.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(unknown.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect((await send(`GET /es${report}`)).status).toBe(404);
  // The client's link is none to the agent's page.
  expect((await send(`GET /report/${token}`)).status).toBe(404);
  for (let count = 0; count < 20; count++) await send(`GET ${report}`);
  expect((await send(`GET ${report}`)).status).toBe(429);
});
