import type { PictureOrder } from '#api/brand/picture-order.ts';
import type { UploadKind } from '#api/store/upload-name.ts';

/** What the picture process is asked to do; sides, width and height in px. */
export type PictureTask =
  /** Re-encodes an upload, in fewer pixels if its longer side is above `side`. */
  | { do: 'encode'; bytes: Uint8Array; side?: number | undefined }
  /** As PNG of at most `side`. */
  | { do: 'png'; bytes: Uint8Array; side: number }
  /** As JPEG that fills width and height; what is too much is cut off at its less interesting edges. */
  | { do: 'fill'; bytes: Uint8Array; width: number; height: number }
  /** Reads its size from its first bytes, and whether it carries more than its pixels. */
  | { do: 'measure'; bytes: Uint8Array }
  /** Reads every pixel. */
  | { do: 'check'; bytes: Uint8Array }
  | { do: 'draw'; order: PictureOrder };

export interface Picture {
  kind: UploadKind;
  /** Pixels, as the picture is displayed. */
  width: number;
  height: number;
  bytes: Uint8Array;
  /** Set when it was measured: it has no EXIF, location, texts, or bytes after its end. */
  isPlain?: boolean;
}

/** What the process answers; after a task that only reads, `bytes` are empty. */
export type PictureOutcome =
  | { picture: Picture }
  /** For the owner. */
  | { refusal: string };
