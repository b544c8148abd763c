import { it } from 'vitest';
import { fuzzRoute } from './testing/fuzz-route.ts';
import { fuzzedRoutes } from './testing/fuzzed-routes.ts';
import { populatedApi } from './testing/populated-api.ts';

it.each(fuzzedRoutes)(
  '$call answers 500 valid and 500 invalid bodies as documented',
  async (route) => {
    const api = await populatedApi();
    await fuzzRoute({ ...route, api, runs: 500 });
    await api.close();
  },
  300_000,
);
