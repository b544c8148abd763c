import { Suspense, use, useEffect, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { addressIn } from '#domain/locale/localized-path.ts';
import { Chrome } from '#site/chrome/chrome.tsx';
import { businessIn, type PageData, PageDataContext } from '#site/data/page-data.ts';
import { useDataInLanguage } from '#site/data/use-data-in-language.ts';
import { PageBoundary } from '#site/parts/page-boundary.tsx';
import { notFoundRoute, type Route, routeOf } from '#site/routes.ts';
import { aroundNavigation } from '#site/routing/navigate.ts';
import { usePagePath } from '#site/routing/use-page-path.ts';
import { usePagePreload } from '#site/routing/use-page-preload.ts';
import { useRouteChange } from '#site/routing/use-route-change.ts';
import { BusinessProvider } from '#ui/business.tsx';

interface AppProps {
  /** The address that the server rendered, without a query, on which the page does not depend. */
  address: string;
  /** The data that the server rendered the page with. */
  data: PageData;
  /** Called once the page is hydrated. */
  onReady?: () => void;
}

export function App({ address, data: rendered, onReady }: AppProps) {
  const data = useDataInLanguage(rendered, address);
  const business = businessIn(data);
  return (
    <Router
      hook={usePagePath}
      hrefs={(path) => addressIn(business.locale, path)}
      ssrPath={address}
      ssrSearch=""
      aroundNav={aroundNavigation}
    >
      <PageDataContext value={data}>
        <BusinessProvider business={business}>
          <CurrentPage onReady={onReady} />
        </BusinessProvider>
      </PageDataContext>
    </Router>
  );
}

function CurrentPage({ onReady }: { onReady: AppProps['onReady'] }) {
  const [path] = useLocation();
  const route = routeOf(path) ?? notFoundRoute;
  // Outside the Suspense boundary, which drops its state while waiting: a failed load stays failed.
  const loading = useMemo(() => (route.value ? undefined : route.load()), [route]);
  return (
    <Chrome path={path}>
      {/* Shown only when the visitor goes back to a page that this document has not loaded. */}
      <Suspense fallback={<div className="site-waiting" />}>
        <PageBoundary key={path} path={path}>
          <RoutedPage route={route} loading={loading} />
        </PageBoundary>
        <PageEffects path={path} route={route} onReady={onReady} />
      </Suspense>
    </Chrome>
  );
}

interface RoutedPageProps {
  route: Route;
  loading: ReturnType<Route['load']> | undefined;
}

function RoutedPage({ route, loading }: RoutedPageProps) {
  if (route.value) return <route.value.page.Component />;
  return loading ? <LoadingPage loading={loading} /> : null;
}

function LoadingPage({ loading }: { loading: ReturnType<Route['load']> }) {
  const { page } = use(loading);
  return <page.Component />;
}

interface PageEffectsProps {
  path: string;
  route: Route;
  onReady: AppProps['onReady'];
}

/** Inside the Suspense boundary, so that the effects run when the page itself is mounted. */
function PageEffects({ path, route, onReady }: PageEffectsProps) {
  usePagePreload();
  useRouteChange(path, route.value?.page);
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
