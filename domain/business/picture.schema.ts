import * as z from 'zod/mini';
import { requiredLine } from '#domain/validation/fields.ts';
import { uploadPath } from './upload-path.ts';

const pixels = z.int().check(z.positive());

const MESSAGE = 'Please choose a picture';
/** Nothing else came in as an upload does: what a picture tells of its owner, and how large it is, is not known. */
const src = requiredLine(300, MESSAGE).check(z.regex(uploadPath, MESSAGE));

/** An uploaded picture; its size in pixels reserves its place. */
export const pictureSchema = z.object({
  src,
  width: pixels,
  height: pixels,
  alt: requiredLine(200, 'Please describe the picture'),
  /** The same picture in fewer pixels, for phones. */
  small: z.optional(z.object({ src, width: pixels })),
});

export type Picture = z.output<typeof pictureSchema>;
