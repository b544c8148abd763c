import * as z from 'zod/mini';
import { requiredLine } from '#domain/validation/fields.ts';

const pixels = z.int().check(z.positive());

/** An uploaded picture; its size in pixels reserves its place. */
export const pictureSchema = z.object({
  src: requiredLine(300, 'Please choose a picture'),
  width: pixels,
  height: pixels,
  alt: requiredLine(200, 'Please describe the picture'),
  /** The same picture in fewer pixels, for phones. */
  small: z.optional(z.object({ src: requiredLine(300, 'Please choose a picture'), width: pixels })),
});

export type Picture = z.output<typeof pictureSchema>;
