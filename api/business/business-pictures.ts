import { fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import { isUploadName, kindOf, uploadNameOf } from '#api/store/upload-name.ts';
import { isPictureOf } from '#api/uploads/picture.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import { type BusinessFile, PICTURES_KB } from '#domain/business/business-file.schema.ts';
import { filesOf, picturesOf, withoutPictures } from '#domain/business/business-pictures.ts';

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
  const pictures: Record<string, string> = {};
  let room = PICTURES_KB * 1024;
  for (const address of addresses) {
    const content = (await readUpload(store, address))?.toString('base64');
    if (content === undefined || content.length > room) continue;
    room -= content.length;
    pictures[address] = content;
  }
  return pictures;
}

/** Stores the pictures of a file. Rejects with `validation_failed` before anything is stored if one is damaged. */
export async function storePictures(
  store: Pick<Store, 'uploads'>,
  { pictures = {} }: BusinessFile,
): Promise<void> {
  const checked = await Promise.all(Object.entries(pictures).map(checkedPicture));
  for (const { bytes, kind } of checked) await store.uploads.add(bytes, kind);
}

async function checkedPicture([address, content]: [string, string]) {
  const name = address.slice(PREFIX.length);
  const bytes = Buffer.from(content, 'base64');
  const isOfName =
    address.startsWith(PREFIX) &&
    isUploadName(name) &&
    uploadNameOf(bytes, kindOf(name)) === name &&
    (await isPictureOf(bytes, kindOf(name)));
  if (!isOfName) throw fieldProblem(`pictures.${address}`, 'This picture is damaged');
  return { bytes, kind: kindOf(name) };
}

/**
 * A file without the pictures that are neither in it nor stored here, and their paths: a page then shows its drawing,
 * not a broken picture.
 */
export async function withoutMissingPictures(
  store: Pick<Store, 'uploads'>,
  file: BusinessFile,
): Promise<{ file: BusinessFile; missing: string[] }> {
  const isMissing = async (address: string) =>
    address.startsWith(PREFIX) &&
    file.pictures?.[address] === undefined &&
    (await readUpload(store, address)) === undefined;
  const found = await Promise.all(
    picturesOf(file).map(async ([path, picture]) =>
      (await Promise.all(filesOf(picture).map(isMissing))).includes(true) ? [path] : [],
    ),
  );
  const missing = found.flat();
  return { file: withoutPictures(file, missing), missing };
}
