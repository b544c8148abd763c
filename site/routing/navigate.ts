import { routeOf } from '#site/routes.ts';
import { withAttribution } from './attribution-search.ts';

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

let latest = 0;

/**
 * Wouter's hook around navigation: the old page stays until the new one's chunk has loaded, and the
 * attribution stays in the address. A chunk that cannot be loaded (offline, or gone with an older
 * release) is left to the browser.
 */
export function aroundNavigation(
  navigate: Navigate,
  to: string,
  options?: { replace?: boolean; state?: unknown },
) {
  const { href, search } = window.location;
  const target = withAttribution(new URL(to, href), search);
  const route = routeOf(target.pathname);
  const navigation = ++latest;
  if (!route) return window.location.assign(target);
  route.load().then(
    () => {
      // Another link was followed while this page was loading.
      if (navigation !== latest) return;
      // Otherwise the browser would scroll as well when the visitor goes back.
      window.history.scrollRestoration = 'manual';
      navigate(target.pathname + target.search + target.hash, options);
    },
    () => window.location.assign(target),
  );
}
