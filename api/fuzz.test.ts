import { expect, it } from 'vitest';
import { fuzzRoute } from './testing/fuzz-route.ts';
import { fuzzedRoutes } from './testing/fuzzed-routes.ts';
import { populatedApi } from './testing/populated-api.ts';

it('finds the routes with a body', () => {
  expect(fuzzedRoutes.length).toBeGreaterThan(15);
});

it.each(fuzzedRoutes)('$call answers random bodies as documented', async (route) => {
  const api = await populatedApi();
  // Passwords are checked five times a second at most.
  await fuzzRoute({ ...route, api, runs: route.row.throttled ? 2 : 10 });
  await api.close();
});
