import { useEffect } from 'react';

/** A failed fetch of reviews is only logged (spec §8). */
export function useLoggedError(error: unknown): void {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}
