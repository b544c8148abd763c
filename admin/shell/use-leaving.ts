import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';

/** Logging out: while the server is asked, and when it could not be told. */
export function useLeaving(onLeave: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function leave() {
    setPending(true);
    setFailure(undefined);
    try {
      await onLeave();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
    }
  }

  return { pending, failure, leave: () => void leave() };
}
