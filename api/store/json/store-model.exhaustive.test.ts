import { test } from 'vitest';
import { expectModel } from '#api/store/testing/store-model/expect-model.ts';
import { createUnsyncedLocation } from '#api/store/testing/store-model/unsynced-json-location.ts';
import { shareOfRuns } from '#api/testing/share-of-runs.ts';

const RUNS = shareOfRuns(1000);

test(
  `the store answers and keeps what a simple model does, in ${RUNS} runs of up to 30 steps`,
  () => expectModel(createUnsyncedLocation, RUNS),
  900_000,
);
