import { Suspense, useLayoutEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { isUnreachable } from '#admin/failure-text.ts';
import { QuickStats } from '#admin/features/dashboard/quick-stats.tsx';
import { LeadSearchButton } from '#admin/features/lead-search/lead-search-button.tsx';
import { leftPlace } from '#admin/lists/place.ts';
import { NewVersionNotice } from '#admin/offline/new-version-notice.tsx';
import { OfflineNotice } from '#admin/offline/offline-notice.tsx';
import { ApiError } from '#client/api-error.ts';
import { Toasts } from '#ui/page-toasts/toasts.tsx';
import { Alert } from './alert.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Notifications } from './notifications.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { homePath, screens } from './screens.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import { useLogOut } from './use-log-out.ts';
import './shell.css';
import './top-bar.css';

interface ShellProps {
  onExpired: () => void;
  onLogOut: () => Promise<void>;
}

/** Everything behind the login. */
export function Shell({ onExpired, onLogOut }: ShellProps) {
  const sessionConfig = useMemo(
    () => ({
      onError(error: unknown) {
        if (error instanceof ApiError && error.problem?.code === 'not_signed_in') onExpired();
        else if (!(error instanceof ApiError) && !isUnreachable(error)) console.error(error);
      },
    }),
    [onExpired],
  );
  return (
    <SWRConfig value={sessionConfig}>
      <Layout onLogOut={onLogOut} />
    </SWRConfig>
  );
}

function Layout({ onLogOut }: Pick<ShellProps, 'onLogOut'>) {
  const [path] = useLocation();
  const { pending, failure, logOut } = useLogOut(onLogOut);
  useFocusRestoration();

  // Before the screen's own effects, which restore a list's position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen starts at its top (spec §2)
  useLayoutEffect(() => {
    if (!leftPlace()) window.scrollTo(0, 0);
  }, [path]);

  return (
    <div className="admin-shell">
      <a className="admin-skip" href="#content">
        Skip to content
      </a>
      <header className="admin-side">
        <Brand />
        <Navigation onLogOut={logOut} pending={pending} />
        <QuickStats />
      </header>
      <div className="admin-top">
        <LeadSearchButton onLogOut={logOut} />
        <Notifications />
      </div>
      <main className="admin-main" id="content" tabIndex={-1}>
        <NewVersionNotice />
        <OfflineNotice />
        <Alert>{failure && `You are still logged in. ${failure}`}</Alert>
        <ScreenBoundary key={path}>
          <Suspense fallback={null}>
            <Switch>
              <Route path={homePath} component={StartScreen} />
              {screens.map(({ path, Screen }) => (
                <Route key={path} path={path} component={Screen} />
              ))}
              {screens.map(({ path, NewScreen }) =>
                NewScreen ? <Route key={path} path={`${path}/new`} component={NewScreen} /> : null,
              )}
              {screens.map(({ path, DetailScreen }) =>
                DetailScreen ? (
                  <Route key={path} path={`${path}/:id`} component={DetailScreen} />
                ) : null,
              )}
              <Route component={NotFoundScreen} />
            </Switch>
          </Suspense>
        </ScreenBoundary>
      </main>
      <Toasts />
    </div>
  );
}

/** The same width as in `shell.css`, below which the navigation is a bar at the bottom. */
const isPhone = () => window.matchMedia('(width < 720px)').matches;

/** The first screen: the working day on a phone, the dashboard on larger screens. */
const StartScreen = () => <Redirect to={isPhone() ? '/today' : '/dashboard'} replace />;
