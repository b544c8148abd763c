import * as z from 'zod/mini';
import { httpsField, requiredLine } from '#domain/validation/fields.ts';

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'Please enter a color such as #2b4fb3'));

/** An uploaded picture; its size in pixels reserves its place. */
const picture = z.object({
  src: requiredLine(300, 'Please choose a picture'),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: requiredLine(200, 'Please describe the picture'),
});

/** Places of the site that show the owner's own photograph if there is one. */
export const photographPlaces = ['hero', 'about', 'services', 'report'] as const;

/** How the business looks: a record that the owner edits. */
export const brandSchema = z.object({
  /** Beside the name; without one the motif's own mark. */
  logo: z.optional(picture),
  /** Links, selections and highlights; text and tints are derived from it. */
  accent: color,
  /** Text. */
  ink: color,
  /** Flowers and landscape drawn around the content: `bluebonnets` of the default brand, or none. */
  motif: z.enum(['bluebonnets', 'neutral']),
  photographs: z.partial(
    z.object({ hero: picture, about: picture, services: picture, report: picture }),
  ),
  /** A film about the report; without one no play button is drawn anywhere. */
  video: z.optional(httpsField),
});

export type Brand = z.output<typeof brandSchema>;
