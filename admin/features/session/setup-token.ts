import { useEffect, useState } from 'react';

/** The token of a set-up link, `/admin#setup=TOKEN`. */
export const setupTokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('setup') || undefined;

/**
 * The token of the set-up link that opened this page; it is removed from the URL. If a tab already
 * shows the admin, opening the link only changes the hash, hence the listener.
 */
export function useSetupToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const readHash = () => {
      const found = setupTokenIn(window.location.hash);
      if (!found) return;
      setToken(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    readHash();
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, []);

  return token;
}
