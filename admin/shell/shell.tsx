import { Suspense, useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch, useLocation } from 'wouter';
import { isUnreachable } from '#admin/failure-text.ts';
import { QuickStats } from '#admin/features/dashboard/quick-stats.tsx';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { Toasts } from '#widgets/page/toasts/toasts.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { screens } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import { useLeaving } from './use-leaving.ts';
import './shell.css';

interface ShellProps {
  onExpired: () => void;
  onLeave: () => Promise<void>;
}

/** Everything behind the log-in. What it reads from the API is forgotten when it is taken away. */
export function Shell({ onExpired, onLeave }: ShellProps) {
  const ownCache = useMemo(
    () => ({
      provider: () => new Map(),
      onError(error: unknown) {
        if (error instanceof ApiError && error.problem?.code === 'not_signed_in') onExpired();
        else if (!(error instanceof ApiError) && !isUnreachable(error)) console.error(error);
      },
    }),
    [onExpired],
  );
  return (
    <SWRConfig value={ownCache}>
      <Frame onLeave={onLeave} />
    </SWRConfig>
  );
}

function Frame({ onLeave }: Pick<ShellProps, 'onLeave'>) {
  const [path] = useLocation();
  const leaving = useLeaving(onLeave);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen starts at its top (spec §2)
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);

  return (
    <div className="admin-shell">
      <a className="admin-skip" href="#content">
        Skip to content
      </a>
      <header className="admin-side">
        <Brand />
        <Navigation onLeave={leaving.leave} pending={leaving.pending} />
        <QuickStats />
      </header>
      <TopBar />
      <main className="admin-main" id="content" tabIndex={-1}>
        {leaving.failure ? (
          <p className="admin-alert" role="alert">
            You are still logged in. {leaving.failure}
          </p>
        ) : null}
        <ScreenBoundary key={path}>
          <Suspense fallback={null}>
            <Switch>
              {screens.map(({ path, Screen }) => (
                <Route key={path} path={path} component={Screen} />
              ))}
              {screens.map(({ path, One }) =>
                One ? <Route key={path} path={`${path}/:id`} component={One} /> : null,
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
