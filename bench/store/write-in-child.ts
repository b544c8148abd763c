import { startChild } from '../child-process.ts';
import type { WriteRate, Writes } from './write-rates.ts';

export interface WriteOrder {
  folder: string;
  /** Name of the kind of record. */
  kind: string;
  all: readonly Writes[];
}

/** `writeRates` in a process of its own, so that a long history fills no other's memory. */
export function writeInChild(order: WriteOrder): Promise<WriteRate[]> {
  const child = startChild(new URL('./writer.ts', import.meta.url));
  child.send(order);
  return child.message();
}
