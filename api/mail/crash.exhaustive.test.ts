import { test } from 'vitest';
import { expectNoLoss } from './testing/expect-no-loss.ts';

test(
  '50 kills between sending and noting lose no mail and repeat each at most once',
  () => expectNoLoss(50),
  600_000,
);
