import type { Store } from '#api/store/store.ts';

const PREFIX = '/uploads/';

/** The bytes of an uploaded picture by its path; undefined for another address and for one that is not stored. */
export async function readUpload(
  { uploads }: Pick<Store, 'uploads'>,
  path: string,
): Promise<Buffer | undefined> {
  if (!path.startsWith(PREFIX)) return undefined;
  return (await uploads.find(path.slice(PREFIX.length)))?.read();
}
