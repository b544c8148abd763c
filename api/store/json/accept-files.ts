import { noSamples, type SampleContent } from '../sample-content.ts';
import type { Damage } from './damaged-files.error.ts';
import { openJsonStore } from './json-store.ts';

/**
 * Makes the files in `folder`, which no server uses, those that the next start expects, if a store can read them.
 * Resolves to what was not as the last server left it. Rejects as `openJsonStore`.
 */
export async function acceptFiles(
  folder: string,
  samples: SampleContent = noSamples,
): Promise<readonly Damage[]> {
  let accepted: readonly Damage[] = [];
  const acceptDamages = (damages: readonly Damage[]) => {
    accepted = damages;
  };
  const store = await openJsonStore({ folder, samples, acceptDamages });
  await store.close();
  return accepted;
}
