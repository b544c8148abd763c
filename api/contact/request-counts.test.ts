import { describe } from 'vitest';
import { MemoryRequestCounts } from './request-counts.ts';
import { requestCountsContract } from './testing/request-counts-contract.ts';

describe('counts of contact requests in memory', () => {
  requestCountsContract(async () => new MemoryRequestCounts());
});
