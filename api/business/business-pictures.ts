import { fieldProblem } from '#api/http/api-problem.ts';
import { PictureRefusal } from '#api/pictures/picture-refusal.ts';
import type { Picture } from '#api/pictures/picture-task.ts';
import { MARK_SIDE, pictures } from '#api/pictures/pictures.ts';
import type { Store } from '#api/store/store.ts';
import { isUploadName, kindOf, uploadNameOf } from '#api/store/upload-name.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import type { Brand } from '#domain/business/brand.schema.ts';
import { type BusinessFile, PICTURES_KB } from '#domain/business/business-file.schema.ts';
import {
  filesOf,
  picturesOf,
  withoutPictures,
  withPictures,
} from '#domain/business/business-pictures.ts';

const PREFIX = '/uploads/';

/**
 * The uploaded pictures of a business, as base64 by address: logo, photographs, portraits, in this order as long as
 * they fit into `PICTURES_KB`.
 */
export async function readPictures(
  store: Pick<Store, 'uploads'>,
  file: BusinessFile,
): Promise<Record<string, string>> {
  const addresses = new Set(picturesOf(file).flatMap(([, picture]) => filesOf(picture)));
  const read: Record<string, string> = {};
  let room = PICTURES_KB * 1024;
  for (const address of addresses) {
    const content = (await readUpload(store, address))?.toString('base64');
    if (content === undefined || content.length > room) continue;
    room -= content.length;
    read[address] = content;
  }
  return read;
}

/**
 * A file that names its pictures as they are to be stored here, and these: what comes with a file is re-encoded as an
 * upload is. Rejects with `validation_failed` if one cannot be used. Nothing is stored.
 */
export async function encodePictures(
  store: Pick<Store, 'uploads'>,
  file: BusinessFile,
): Promise<{ file: BusinessFile; encoded: readonly Picture[] }> {
  const byAddress = new Map<string, Picture>();
  const named = new Set(picturesOf(file).flatMap(([, picture]) => filesOf(picture)));
  for (const [address, content] of Object.entries(file.pictures ?? {})) {
    const bytes = bytesOf(address, content);
    const isStored = (await store.uploads.find(address.slice(PREFIX.length))) !== undefined;
    if (!named.has(address) || isStored) continue;
    const side = address === file.brand.logo?.src ? MARK_SIDE : undefined;
    const picture = await pictures.encode(bytes, side).catch(refusedAt(`pictures.${address}`));
    byAddress.set(address, picture);
  }
  return { file: withPictures(file, renamed(byAddress)), encoded: [...byAddress.values()] };
}

const renamed = (byAddress: ReadonlyMap<string, Picture>) => (address: string) => {
  const picture = byAddress.get(address);
  return picture && storedAt(picture);
};

/** The address and size under which an encoded picture is stored. */
export const storedAt = ({ bytes, kind, width, height }: Picture) => ({
  src: PREFIX + uploadNameOf(bytes, kind),
  width,
  height,
});

/** The bytes of a picture in a file, if they are those of its name. */
function bytesOf(address: string, content: string): Buffer {
  const name = address.slice(PREFIX.length);
  const bytes = Buffer.from(content, 'base64');
  const isOfName =
    address.startsWith(PREFIX) && isUploadName(name) && uploadNameOf(bytes, kindOf(name)) === name;
  if (!isOfName) throw fieldProblem(`pictures.${address}`, 'This picture is damaged');
  return bytes;
}

/**
 * A brand whose logo is stored in at most `MARK_SIDE` pixels, whatever it was uploaded for. Rejects with
 * `validation_failed` for a logo that cannot be used.
 */
export async function withStoredLogo<B extends Pick<Brand, 'logo'>>(
  store: Pick<Store, 'uploads'>,
  brand: B,
): Promise<B> {
  const { logo } = brand;
  const bytes = logo && (await readUpload(store, logo.src));
  if (!bytes) return brand;
  const refused = refusedAt('logo.src');
  const { width, height } = await pictures.size(bytes).catch(refused);
  if (Math.max(width, height) <= MARK_SIDE) return brand;
  const mark = await pictures.encode(bytes, MARK_SIDE).catch(refused);
  const name = await store.uploads.add(mark.bytes, mark.kind);
  const size = { width: mark.width, height: mark.height };
  return { ...brand, logo: { src: PREFIX + name, ...size, alt: logo.alt } };
}

const refusedAt = (path: string) => (error: unknown) => {
  throw error instanceof PictureRefusal ? fieldProblem(path, error.message) : error;
};

/**
 * A file without the pictures that are neither in it nor stored here, and their paths: a page then shows its drawing,
 * not a broken picture.
 */
export async function withoutMissingPictures(
  store: Pick<Store, 'uploads'>,
  file: BusinessFile,
): Promise<{ file: BusinessFile; missing: string[] }> {
  const isMissing = async (address: string) =>
    file.pictures?.[address] === undefined && (await readUpload(store, address)) === undefined;
  const found = await Promise.all(
    picturesOf(file).map(async ([path, picture]) =>
      (await Promise.all(filesOf(picture).map(isMissing))).includes(true) ? [path] : [],
    ),
  );
  const missing = found.flat();
  return { file: withoutPictures(file, missing), missing };
}
