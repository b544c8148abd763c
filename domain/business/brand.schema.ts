import * as z from 'zod/mini';
import { httpsField } from '#domain/validation/fields.ts';
import { pictureSchema } from './picture.schema.ts';

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'Please enter a color such as #2b4fb3'));

/** How the business looks: a record that the owner edits. */
export const brandSchema = z.object({
  /** Beside the name; without one the motif's own mark. */
  logo: z.optional(pictureSchema),
  /** Links, selections and highlights; text and tints are derived from it. */
  accent: color,
  /** Text. */
  ink: color,
  /** Flowers and landscape drawn around the content: `bluebonnets` of the default brand, or none. */
  motif: z.enum(['bluebonnets', 'neutral']),
  /** The owner's own, each in place of a drawing of the site. */
  photographs: z.partial(
    z.object({
      hero: pictureSchema,
      about: pictureSchema,
      services: pictureSchema,
      report: pictureSchema,
    }),
  ),
  /** A film about the report; without one no play button is drawn anywhere. */
  video: z.optional(httpsField),
});

export type Brand = z.output<typeof brandSchema>;
export type PhotographPlace = keyof Brand['photographs'];
