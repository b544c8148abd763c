import { addDays } from 'date-fns/addDays';
import { expect, it } from 'vitest';
import { NOW } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import type { PresentedAgreement } from '#domain/agreements/presented-agreement.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';

it('a client signs on the owner’s device, and the second one by the link', async () => {
  const { call, send, id, path, origin } = await bookedAppointment();
  const own = `/api/bookings/${id}/agreement`;
  const { version } = (await call(`GET ${own}`)).json as unknown as PresentedAgreement;
  const signed = await call(`POST ${own}`, { version, name: 'Ana Núñez', consent: true });
  expect(signed).toMatchObject({ status: 200, json: { signatures: [{ name: 'Ana Núñez' }] } });
  await send(`POST ${path}/agreement`, {
    body: { version, name: 'Beto Núñez', consent: true },
    headers: { Origin: origin },
  });
  const job = (await call(`GET /api/bookings/${id}/job`)).json as unknown as PresentedJob;
  expect(job.signatures).toMatchObject([
    { name: 'Ana Núñez', place: 'on_site', isCurrent: true },
    { name: 'Beto Núñez', place: 'online', isCurrent: true },
  ]);
  const pdf = await call(`GET ${own}.pdf`);
  expect(pdf.headers.get('Content-Disposition')).toContain('inspection-agreement.pdf');
});

it('there is none of an unknown booking', async () => {
  const { call } = await bookedAppointment();
  const body = { version: '1-a', name: 'Ana', consent: true };
  const own = '/api/bookings/unknown/agreement';
  const answers = [
    await call(`GET ${own}`),
    await call(`POST ${own}`, body),
    await call(`GET ${own}.pdf`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it.each([true, false])('is gone with an erased booking; signed: %s', async (isSigned) => {
  let now = NOW;
  const { call, id } = await bookedAppointment({ clock: () => now });
  const own = `/api/bookings/${id}/agreement`;
  const { version } = (await call(`GET ${own}`)).json as unknown as PresentedAgreement;
  if (isSigned) await call(`POST ${own}`, { version, name: 'Ana Núñez', consent: true });
  const { email } = (await call(`GET /api/bookings/${id}`)).json as unknown as { email: string };
  now = addDays(NOW, 6);
  const erased = await call('POST /api/privacy/erase', { person: email });
  expect(erased.json).toMatchObject({ bookings: 1 });
  expect((await call(`GET ${own}`)).status).toBe(404);
  expect((await call(`GET ${own}.pdf`)).status).toBe(404);
});
