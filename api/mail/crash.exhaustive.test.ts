import { test } from 'vitest';
import { shareOfRuns } from '#api/testing/share-of-runs.ts';
import { expectNoLoss } from './testing/expect-no-loss.ts';

const KILLS = shareOfRuns(50);

test(
  `${KILLS} kills between sending and noting lose no mail and repeat each at most once`,
  () => expectNoLoss(KILLS),
  600_000,
);
