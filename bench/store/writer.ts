import { kinds } from './kinds.ts';
import type { WriteOrder } from './write-in-child.ts';
import { writeRates } from './write-rates.ts';

process.once('message', async ({ folder, kind: name, all }: WriteOrder) => {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  process.send?.(await writeRates(folder, kind, all));
  process.disconnect();
});
