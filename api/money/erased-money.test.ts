import { test } from 'vitest';
import { createUnsyncedLocation } from '#api/store/testing/store-model/unsynced-json-location.ts';
import { expectEqualBooks } from './testing/expect-equal-books.ts';

/** `npm run test:exhaustive` makes 200, which are 10,000 steps. */
const RUNS = 20;

test('the money of every month is the same before and after an erasure', () =>
  expectEqualBooks(createUnsyncedLocation, RUNS));
