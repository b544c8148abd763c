import { withAttribution } from './attribution-search.ts';
import { routeHead } from './route-head.ts';
import { routeOf } from './routes.ts';

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

let latest = 0;

/**
 * Wouter's hook around navigation: the old page stays until the new one's chunk is here, and the
 * address keeps saying where the visitor came from. A chunk that does not arrive (offline, or gone
 * with an older release) is left to the browser.
 */
export function aroundNavigation(
  navigate: Navigate,
  to: string,
  options?: { replace?: boolean; state?: unknown },
) {
  const { href, search } = window.location;
  const target = withAttribution(new URL(to, href), search);
  const wanted = routeOf(target.pathname);
  const turn = ++latest;
  if (!wanted) return window.location.assign(target);
  Promise.all([wanted.load(), routeHead.load()]).then(
    () => {
      // Another link was chosen while this page was loading.
      if (turn !== latest) return;
      // Going back is a change of page too: left to itself the browser would scroll after us.
      window.history.scrollRestoration = 'manual';
      navigate(target.pathname + target.search + target.hash, options);
    },
    () => window.location.assign(target),
  );
}
