import { createHash, type Hash } from 'node:crypto';
import { uploadKinds } from '#domain/business/upload-path.ts';

export type UploadKind = (typeof uploadKinds)[number];

const name = new RegExp(`^[0-9a-f]{32}\\.(${uploadKinds.join('|')})$`);

/** The name of a picture: the hash of its content and its extension. */
export const uploadNameOf = (bytes: Uint8Array, kind: UploadKind): string =>
  uploadNameFrom(uploadHash().update(bytes), kind);

/** For content that comes in parts. */
export const uploadHash = (): Hash => createHash('sha256');

export const uploadNameFrom = (hash: Hash, kind: UploadKind): string =>
  `${hash.digest('hex').slice(0, 32)}.${kind}`;

export const isUploadName = (text: string): boolean => name.test(text);

export const kindOf = (uploadName: string): UploadKind =>
  uploadName.slice(uploadName.indexOf('.') + 1) as UploadKind;
