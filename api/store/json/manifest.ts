import * as z from 'zod/mini';
import { valueFormat } from './file-formats.ts';
import type { FileState } from './seal.ts';

/** The list of the data files, in the data folder. */
export const MANIFEST = 'manifest.json';

/** The state of each data file, or a later one; null while a file is created, which may not exist. */
export type Manifest = ReadonlyMap<string, FileState | null>;

const stateSchema = z.strictObject({
  crc32: z.string(),
  savedAt: z.optional(z.string()),
  count: z.optional(z.int()),
});
/** No name leads out of the folder. */
const nameSchema = z.string().check(z.regex(/^(?:[a-z-]+\/)?[\w-]+\.json$/));

const format = valueFormat('files', z.record(nameSchema, z.nullable(stateSchema)));

export const manifestFormat = {
  decode: (...json: Parameters<typeof format.decode>): Manifest =>
    new Map(Object.entries(format.decode(...json))),
  encode: (files: Manifest) => format.encode(Object.fromEntries([...files].sort(byName))),
};

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
