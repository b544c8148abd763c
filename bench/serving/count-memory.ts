import { pathToFileURL } from 'node:url';

/**
 * Runs the server `argv[2]` with the rest of the arguments, and tells its parent what it keeps when
 * asked: bytes that are still in use once everything else has been collected. Needs `--expose-gc`.
 */
const [, , script = ''] = process.argv;
process.argv.splice(2, 1);

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// The server alone decides when it ends.
process.channel?.unref();

await import(pathToFileURL(script).href);
