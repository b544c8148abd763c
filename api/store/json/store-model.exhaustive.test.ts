import { test } from 'vitest';
import { expectModel } from '#api/store/testing/store-model/expect-model.ts';
import { createUnsyncedLocation } from '#api/store/testing/store-model/unsynced-json-location.ts';

const RUNS = 1000;

test(
  'the store answers and keeps what a simple model does, in 1,000 runs of up to 30 steps',
  () => expectModel(createUnsyncedLocation, RUNS),
  900_000,
);
