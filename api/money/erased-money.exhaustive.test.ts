import { test } from 'vitest';
import { createDatabaseLocation } from '#api/store/postgres/testing/database-location.ts';
import { createUnsyncedLocation } from '#api/store/testing/store-model/unsynced-json-location.ts';
import { shareOfRuns } from '#api/testing/share-of-runs.ts';
import { expectEqualBooks, STEPS } from './testing/expect-equal-books.ts';

const RUNS = shareOfRuns(200);

test.each([
  ['files', createUnsyncedLocation],
  ['a database', createDatabaseLocation],
])(
  `on %s, the money of every month is the same before and after an erasure, in ${RUNS} runs of ${STEPS} steps`,
  (_store, createLocation) => expectEqualBooks(createLocation, RUNS),
  900_000,
);
