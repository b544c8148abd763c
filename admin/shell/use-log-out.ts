import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';

/** State of the logout button; `failure` says why the server could not end the session. */
export function useLogOut(onLogOut: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function logOut() {
    setPending(true);
    setFailure(undefined);
    try {
      await onLogOut();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
    }
  }

  return { pending, failure, logOut: () => void logOut() };
}
