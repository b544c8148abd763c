import { test } from 'vitest';
import { createDatabaseLocation } from '#api/store/postgres/testing/database-location.ts';
import { expectEqualBooks } from './testing/expect-equal-books.ts';

/** Nearly a second each. */
const RUNS = 5;

test('the money of every month is the same before and after an erasure', () =>
  expectEqualBooks(createDatabaseLocation, RUNS));
