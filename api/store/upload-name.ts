import { createHash } from 'node:crypto';

/** Kinds of pictures that are kept; the ending of their names. */
export const uploadKinds = ['png', 'jpg', 'webp'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const name = new RegExp(`^[0-9a-f]{32}\\.(${uploadKinds.join('|')})$`);

/** The name of a picture: what it holds, so that one name never means another picture. */
export const uploadNameOf = (bytes: Uint8Array, kind: UploadKind): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`;

export const isUploadName = (text: string): boolean => name.test(text);

export const kindOf = (uploadName: string): UploadKind =>
  uploadName.slice(uploadName.indexOf('.') + 1) as UploadKind;
