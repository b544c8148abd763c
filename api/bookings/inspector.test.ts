import { expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Profile } from '#domain/business/profile.schema.ts';

type StoredProfile = Profile & { revision: number };

/** The owner of a business in which Ana inspects too, after the first inspector. */
async function ownerWithAna() {
  const owner = await signedInOwner({ clock: () => new Date('2026-11-25T15:00:00Z') });
  const readProfile = async () =>
    (await owner.call('GET /api/business/profile')).json as unknown as StoredProfile;
  const profile = await readProfile();
  const [first] = profile.inspectors as [Profile['inspectors'][number]];
  const ana = { ...first, id: 'ana-cruz', name: 'Ana Cruz' };
  const setInspectors = async (inspectors: Profile['inspectors']) =>
    owner.call('PUT /api/business/profile', { ...(await readProfile()), inspectors });
  await setInspectors([first, ana]);
  const correct = (id: string, inspectorId: string) => {
    const { date: _date, time: _time, ...details } = bookingBody({ inspectorId });
    return owner.call(`PUT /api/bookings/${id}/details`, { ...details, revision: 1 });
  };
  return { ...owner, first, ana, setInspectors, correct };
}

it('a booking stores who is the first inspector when it is made', async () => {
  const { book, first, ana, setInspectors } = await ownerWithAna();
  expect(await book({ date: '2026-12-01' })).toMatchObject({ inspectorId: first.id });
  await setInspectors([ana, first]);
  expect(await book({ date: '2026-12-02' })).toMatchObject({ inspectorId: ana.id });
});

it('the owner chooses who inspects, and the history says so', async () => {
  const { call, book, correct, first } = await ownerWithAna();
  const body = bookingBody({ date: '2026-12-02', inspectorId: 'ana-cruz' });
  expect((await call('POST /api/bookings', body)).json).toMatchObject({ inspectorId: 'ana-cruz' });

  const { id } = await book({ date: '2026-12-01' });
  expect((await correct(id, 'ana-cruz')).json).toMatchObject({
    inspectorId: 'ana-cruz',
    history: [{ changes: [{ field: 'inspectorId', from: first.id, to: 'ana-cruz' }] }],
  });
});

it('a correction that names no inspector changes none', async () => {
  const { book, correct, first } = await ownerWithAna();
  const { id } = await book({ date: '2026-12-01' });
  expect((await correct(id, '')).json).toMatchObject({ inspectorId: first.id, history: [] });
});

it('somebody who is not listed cannot be chosen', async () => {
  const { call, book, correct } = await ownerWithAna();
  const { id } = await book({ date: '2026-12-01' });
  const refused = await correct(id, 'nobody');
  expect(refused.status).toBe(422);
  expect(fieldErrors(refused)).toHaveProperty('inspectorId');
  const byHand = await call('POST /api/bookings', bookingBody({ inspectorId: 'nobody' }));
  expect(fieldErrors(byHand)).toHaveProperty('inspectorId');
});

it('an inspector with bookings to come stays until others have them', async () => {
  const { book, correct, first, ana, setInspectors } = await ownerWithAna();
  const { id } = await book({ date: '2026-12-01' });
  const refused = await setInspectors([ana]);
  expect(refused.status).toBe(422);
  expect(fieldErrors(refused)).toEqual({
    inspectors: `${first.name} has a booking to come, on Dec 1, 2026. First choose another inspector in its details`,
  });
  await correct(id, 'ana-cruz');
  expect((await setInspectors([ana])).status).toBe(200);
});

it('nor does an earlier version of the profile take away an inspector with bookings to come', async () => {
  const { call } = await ownerWithAna();
  for (const date of ['2026-12-02', '2026-12-01']) {
    await call('POST /api/bookings', bookingBody({ date, inspectorId: 'ana-cruz' }));
  }
  const restored = await call('POST /api/business/history', {
    record: 'profile',
    revision: 1,
    current: 2,
  });
  expect(restored.status).toBe(422);
  expect(fieldErrors(restored)['inspectors']).toBe(
    'Ana Cruz has 2 bookings to come, the next on Dec 1, 2026. First choose another inspector in the details of each',
  );
});

it('nor does an imported file, nor a check of it', async () => {
  const { book, call, first, ana } = await ownerWithAna();
  await book({ date: '2026-12-01' });
  const { json } = await call('GET /api/business/export');
  const file = json as unknown as { profile: object };
  const withoutFirst = { ...file, profile: { ...file.profile, inspectors: [ana] } };
  for (const query of ['?check=1', '']) {
    const refused = await call(`POST /api/business/import${query}`, withoutFirst);
    expect(fieldErrors(refused)['inspectors']).toContain(`${first.name} has a booking to come`);
  }
});
