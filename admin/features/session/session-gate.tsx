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

interface SignedInSession {
  /** To be called when the server does not know the session any more. */
  onExpired: () => void;
  /** Ends the session; rejects when the server could not be told. */
  onLeave: () => Promise<void>;
}

/**
 * Shows `children` to the signed-in owner and a way in to everybody else. The address stays as it
 * is, so that a session that ran out goes on where it stopped.
 */
export function SessionGate({ children }: { children: (session: SignedInSession) => ReactNode }) {
  const session = useSession();
  const setupToken = useSetupToken();
  const { view, failure } = session;
  useForgottenPath(view?.ended === 'left');

  if (!view) {
    return failure ? (
      <UnreachableScreen text={failureText(failure)} onRetry={session.check} />
    ) : (
      <CheckingScreen />
    );
  }
  if (view.signedIn) return children({ onExpired: session.expire, onLeave: session.leave });
  if (view.passwordSet) {
    return (
      <SignInScreen
        expired={view.ended === 'expired'}
        usedLink={setupToken !== undefined}
        onSignedIn={session.enter}
      />
    );
  }
  if (setupToken) {
    return <SetUpScreen key={setupToken} setupToken={setupToken} onSignedIn={session.enter} />;
  }
  return <SetUpNeededScreen onRetry={session.check} />;
}

/** Once the owner has left, no address of the tab's history tells what was looked at. */
function useForgottenPath(left: boolean) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (left && (path !== '/' || search)) navigate('~/admin', { replace: true });
  }, [left, path, search, navigate]);
}
