import { acknowledged } from './acknowledged.ts';
import { kinds } from './kinds.ts';
import type { Order } from './own-process.ts';

process.once('message', async ({ folder, name, all }: Order) => {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  process.send?.(await acknowledged(folder, kind, all));
  process.disconnect();
});
