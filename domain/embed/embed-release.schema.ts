import * as z from 'zod/mini';

/** The build's manifest of the widget files; paths are relative to the site's root. */
export const embedReleaseSchema = z.object({
  /** Content-hashed path of the loader. */
  loader: z.string(),
  /** By path: `sha384-…` of the loader and of each file that it may load. */
  integrity: z.record(z.string(), z.string()),
  /** By tag: all files that it may load, initially or lazily. */
  tags: z.record(z.string(), z.array(z.string())),
});

export type EmbedRelease = z.output<typeof embedReleaseSchema>;
