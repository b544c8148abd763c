import { defineConfig } from 'vitest/config';

/** For `tools/mutation.ts`, which names the test files by patterns. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    setupFiles: ['./tools/testing/load-words.ts'],
    include: process.env['MUTATION_TESTS']?.split(';') ?? [],
    // One process for the files of a run instead of one for each.
    isolate: false,
  },
});
