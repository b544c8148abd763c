import { useEffect, useState } from 'react';

/** The token of a set-up link, `/admin#setup=TOKEN`. */
export const setupTokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('setup') || undefined;

/**
 * The token that this page was opened with. It is taken out of the address bar; a link that is
 * opened in a tab where the admin already stands only changes the hash, so that is watched too.
 */
export function useSetupToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    const take = () => {
      const found = setupTokenIn(window.location.hash);
      if (!found) return;
      setToken(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return token;
}
