import { useEffect, useState } from 'react';

/** `setup` sets the first password, `reset` another one. */
export interface LinkToken {
  kind: 'setup' | 'reset';
  token: string;
}

/** The token of a printed or mailed link, `/admin#setup=TOKEN` or `/admin#reset=TOKEN`. */
export function linkTokenIn(hash: string): LinkToken | undefined {
  const texts = new URLSearchParams(hash.replace(/^#/, ''));
  for (const kind of ['reset', 'setup'] as const) {
    const token = texts.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}

/**
 * The token of the link that opened this page, until it is forgotten by the second result; it is removed from the URL.
 * If a tab already shows the admin, opening the link only changes the hash, hence the listener.
 */
export function useLinkToken(): [LinkToken | undefined, () => void] {
  const [link, setLink] = useState<LinkToken>();

  useEffect(() => {
    const readHash = () => {
      const found = linkTokenIn(window.location.hash);
      if (!found) return;
      setLink(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    readHash();
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, []);

  return [link, () => setLink(undefined)];
}
