import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Problems that publint and arethetypeswrong find in a tarball, one line each. */
export async function lintErrors(packed: Buffer): Promise<string[]> {
  // Not a part of a shared buffer.
  const tarball = new Uint8Array(packed);
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer },
    strict: true,
  });
  const lint = messages.map((message) => `publint: ${formatMessage(message, pkg ?? {})}`);

  const types = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.json$/],
  });
  if (!types.types) return [...lint, 'arethetypeswrong: the package has no types'];
  const wrong = types.problems
    // Custom elements need no CommonJS build: attw's profile "esm-only" ignores this one, too.
    .filter(({ kind }) => kind !== 'CJSResolvesToESM')
    .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`);
  return [...lint, ...wrong];
}
