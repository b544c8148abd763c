import { flushSync } from 'react-dom';
import { addressIn, localizedPath } from '#domain/locale/localized-path.ts';
import { routeOf } from '#site/routes.ts';
import { withAttribution } from './attribution-search.ts';

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

let latest = 0;

/**
 * Wouter's hook around navigation within a language: the old page stays until the new one's chunk has loaded, and the
 * attribution stays in the URL. If a chunk cannot be loaded (offline, or removed with an older
 * release), the browser navigates instead.
 */
export function aroundNavigation(
  navigate: Navigate,
  to: string,
  options?: { replace?: boolean; state?: unknown },
) {
  const { href, search, pathname } = window.location;
  const { locale } = localizedPath(pathname);
  const target = withAttribution(new URL(addressIn(locale, to), href), search);
  const route = routeOf(localizedPath(target.pathname).path);
  const navigation = ++latest;
  if (!route) return window.location.assign(target);
  route.load().then(
    () => {
      // Another link was followed while this page was loading.
      if (navigation !== latest) return;
      // Otherwise the browser would scroll as well when the visitor goes back.
      window.history.scrollRestoration = 'manual';
      const go = () => navigate(target.pathname + target.search + target.hash, options);
      if (target.pathname === window.location.pathname) go();
      else withTransition(go);
    },
    () => window.location.assign(target),
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Fades from the old page to the new one, rendered synchronously so that they can be compared. */
function withTransition(navigate: () => void) {
  if (!document.startViewTransition || window.matchMedia(reducedMotion).matches) return navigate();
  const transition = document.startViewTransition(() => flushSync(navigate));
  // Rejected in a hidden tab, and skipped when the next page is requested; the page changes anyway.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
}
