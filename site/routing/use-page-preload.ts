import { useEffect } from 'react';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { routeOf } from '#site/routes.ts';

/** Loads the code of a page as soon as a link to it is hovered or focused. */
export function usePagePreload() {
  useEffect(() => {
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}

function preload({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  // A failure is shown when the link is followed.
  if (link)
    routeOf(localizedPath(link.pathname).path)
      ?.load()
      .catch(() => undefined);
}
