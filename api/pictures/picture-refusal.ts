/** A picture that cannot be used; the message is for the owner. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/** Undefined for a picture that cannot be used. */
export const unlessRefused = <T>(made: Promise<T>): Promise<T | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof PictureRefusal) return undefined;
    throw error;
  });
