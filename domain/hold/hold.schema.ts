import * as z from 'zod/mini';

/** The body of `POST /api/hold/release` and of `POST /api/hold/drop`. */
export const endHoldSchema = z.object({
  /** The instant of the hold that the owner has seen. */
  heldAt: z.iso.datetime('Say which hold, by its instant'),
});
