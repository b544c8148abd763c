import { test } from 'vitest';
import { expectModel } from '#api/store/testing/store-model/expect-model.ts';
import { createUnsyncedLocation } from '#api/store/testing/store-model/unsynced-json-location.ts';

/** `npm run test:exhaustive` makes 1,000. */
const RUNS = 25;

test(
  'the store answers and keeps what a simple model does, whatever is done in which order',
  () => expectModel(createUnsyncedLocation, RUNS),
  60_000,
);
