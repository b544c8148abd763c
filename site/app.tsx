import { Suspense, use, useEffect, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { Chrome } from '#site/chrome/chrome.tsx';
import { type PageData, PageDataContext } from '#site/data/page-data.ts';
import { NotFoundPage } from '#site/pages/not-found/not-found-page.tsx';
import { PageBoundary } from '#site/parts/page-boundary.tsx';
import { aroundNavigation } from '#site/routing/navigate.ts';
import { type Route, routeOf } from '#site/routing/routes.ts';
import { useRouteChange } from '#site/routing/use-route-change.ts';

interface AppProps {
  /** The path that the server rendered; no query, for the page is the same for all of them. */
  path: string;
  /** What the server read for that page. */
  data?: PageData;
  /** Called once the page listens to the visitor. */
  onReady?: () => void;
}

const none: PageData = {};

export function App({ path, data = none, onReady }: AppProps) {
  return (
    <Router ssrPath={path} ssrSearch="" aroundNav={aroundNavigation}>
      <PageDataContext value={data}>
        <CurrentPage onReady={onReady} />
      </PageDataContext>
    </Router>
  );
}

function CurrentPage({ onReady }: { onReady: AppProps['onReady'] }) {
  const [path] = useLocation();
  const route = routeOf(path);
  // Out here, where waiting does not forget it: a try that failed must stay failed, not begin anew.
  const loading = useMemo(() => (route?.value ? undefined : route?.load()), [route]);
  return (
    <Chrome path={path}>
      {/* Only going back to a page that was never loaded in this tab has to wait. */}
      <Suspense fallback={<div className="site-waiting" />}>
        <PageBoundary key={path} path={path}>
          {route ? <RoutedPage route={route} loading={loading} /> : <NotFoundPage />}
        </PageBoundary>
        <PageEffects path={path} onReady={onReady} />
      </Suspense>
    </Chrome>
  );
}

interface RoutedPageProps {
  route: Route;
  loading: ReturnType<Route['load']> | undefined;
}

function RoutedPage({ route, loading }: RoutedPageProps) {
  if (route.value) return <route.value.Page />;
  return loading ? <LatePage loading={loading} /> : null;
}

function LatePage({ loading }: { loading: ReturnType<Route['load']> }) {
  const { Page } = use(loading);
  return <Page />;
}

/** Inside the boundary, so that the effects run when the page itself is there. */
function PageEffects({ path, onReady }: { path: string; onReady: AppProps['onReady'] }) {
  useRouteChange(path);
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
