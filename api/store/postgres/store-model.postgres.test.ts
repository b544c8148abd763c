import { test } from 'vitest';
import { expectModel } from '#api/store/testing/store-model/expect-model.ts';
import { createDatabaseLocation } from './testing/database-location.ts';

/** A tenth of a second each. */
const RUNS = 10;

test(
  'the store answers and keeps what a simple model does, whatever is done in which order',
  () => expectModel(createDatabaseLocation, RUNS),
  60_000,
);
