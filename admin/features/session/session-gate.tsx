import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { CheckingScreen, UnreachableScreen } from './checking-screens.tsx';
import { SetUpNeededScreen } from './set-up-needed-screen.tsx';
import { SetUpScreen } from './set-up-screen.tsx';
import { useSetupToken } from './setup-token.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { useSession } from './use-session.ts';
import './session.css';

interface SessionCallbacks {
  /** Call it when the server answers that the session has ended. */
  onExpired: () => void;
  /** Ends the session; rejects if the server could not end it. */
  onLogOut: () => Promise<void>;
}

/**
 * Shows `children` to the signed-in owner, also without a connection, and otherwise the login or
 * set-up. The URL stays the same, so that the owner returns to the same screen after an expired
 * session.
 */
export function SessionGate({ children }: { children: (session: SessionCallbacks) => ReactNode }) {
  const session = useSession();
  const setupToken = useSetupToken();
  const { view, failure, isKept } = session;
  useClearedPath(view?.ended === 'logged-out');

  if (isKept || view?.signedIn) {
    return children({ onExpired: session.expire, onLogOut: session.logOut });
  }
  if (!view) {
    return failure ? (
      <UnreachableScreen text={failureText(failure)} onRetry={session.reload} />
    ) : (
      <CheckingScreen />
    );
  }
  if (view.passwordSet) {
    return (
      <SignInScreen
        isExpired={view.ended === 'expired'}
        isUsedLink={setupToken !== undefined}
        onSignedIn={session.start}
      />
    );
  }
  if (setupToken) {
    return <SetUpScreen key={setupToken} setupToken={setupToken} onSignedIn={session.start} />;
  }
  return <SetUpNeededScreen onRetry={session.reload} />;
}

/** Clears the URL after logout, so that it does not show what the owner looked at. */
function useClearedPath(isLoggedOut: boolean) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (isLoggedOut && (path !== '/' || search)) navigate('~/admin', { replace: true });
  }, [isLoggedOut, path, search, navigate]);
}
