import * as z from 'zod/mini';

/** What the build says of the widgets' files; paths are from the root of the site. */
export const embedReleaseSchema = z.object({
  /** The loader under a name that stands for its content. */
  loader: z.string(),
  /** `sha384-…` of the loader and of each file that it may load. */
  integrity: z.record(z.string(), z.string()),
  /** All files that a tag may load, now or on demand. */
  tags: z.record(z.string(), z.array(z.string())),
});

export type EmbedRelease = z.output<typeof embedReleaseSchema>;
