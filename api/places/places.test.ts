import { expect, it } from 'vitest';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';

it('the owner is told where places are, and which do not exist', async () => {
  const { send, signIn } = await apiForTest({ ownerPassword: PASSWORD });
  const headers = { Cookie: await signIn() };
  const query = new URLSearchParams({ state: 'GA', cities: 'Decatur\nPlano', zip: '30030' });
  const answer = await send(`GET /api/places?${query}`, { headers });
  expect(answer.json).toEqual({
    cities: {
      Decatur: expect.objectContaining({ latitude: expect.closeTo(33.8, 0) }),
      Plano: null,
    },
    center: expect.objectContaining({ longitude: expect.closeTo(-84.3, 0) }),
  });
});

it('a state has two letters', async () => {
  const { send, signIn } = await apiForTest({ ownerPassword: PASSWORD });
  const headers = { Cookie: await signIn() };
  expect(fieldErrors(await send('GET /api/places?state=Georgia', { headers }))).toEqual({
    state: 'Please enter two capital letters',
  });
});
