import { Suspense, use, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { Chrome } from '#site/chrome/chrome.tsx';
import { NotFoundPage } from '#site/pages/not-found/not-found-page.tsx';
import { aroundNavigation } from '#site/routing/navigate.ts';
import { type Route, routeOf } from '#site/routing/routes.ts';
import { useRouteChange } from '#site/routing/use-route-change.ts';

interface AppProps {
  /** The path that the server rendered; no query, for the page is the same for all of them. */
  path: string;
  /** Called once the page listens to the visitor. */
  onReady?: () => void;
}

export function App({ path, onReady }: AppProps) {
  return (
    <Router ssrPath={path} ssrSearch="" aroundNav={aroundNavigation}>
      <CurrentPage onReady={onReady} />
    </Router>
  );
}

function CurrentPage({ onReady }: { onReady: AppProps['onReady'] }) {
  const [path] = useLocation();
  const route = routeOf(path);
  return (
    <Chrome path={path}>
      {/* Only going back to a page that was never loaded in this tab has to wait. */}
      <Suspense fallback={<div className="site-waiting" />}>
        {route ? <RoutedPage key={path} route={route} /> : <NotFoundPage />}
        <PageEffects path={path} onReady={onReady} />
      </Suspense>
    </Chrome>
  );
}

function RoutedPage({ route }: { route: Route }) {
  return route.value ? <route.value.Page /> : <LatePage route={route} />;
}

function LatePage({ route }: { route: Route }) {
  const { Page } = use(route.load());
  return <Page />;
}

/** Inside the boundary, so that the effects run when the page itself is there. */
function PageEffects({ path, onReady }: { path: string; onReady: AppProps['onReady'] }) {
  useRouteChange(path);
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
