import { test } from 'vitest';
import { expectNoLoss } from './testing/expect-no-loss.ts';

/** `npm run test:exhaustive` makes 50. */
const ROUNDS = 2;

test(
  'a process that is killed between sending and noting loses no mail and repeats it at most once',
  () => expectNoLoss(ROUNDS),
  60_000,
);
