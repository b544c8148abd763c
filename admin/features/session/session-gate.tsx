import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { visibleMeansFocus } from '#admin/lists/refresh-when-visible.ts';
import { send } from '#client/send.ts';
import { CheckingScreen, UnreachableScreen } from './checking-screens.tsx';
import { useLinkToken } from './link-token.ts';
import { ResetScreen } from './reset-screen.tsx';
import type { SessionResponse } from './session-calls.ts';
import { SetUpNeededScreen } from './set-up-needed-screen.tsx';
import { SetUpScreen } from './set-up-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { useSession } from './use-session.ts';
import './session.css';

interface SessionCallbacks {
  /** Call it when the server answers that the session has ended. */
  onExpired: () => void;
  /** Ends the session; rejects if the server could not end it. */
  onLogOut: () => Promise<void>;
}

interface SessionGateProps {
  children: (session: SessionCallbacks) => ReactNode;
}

/** Emptied when a session ends, but never unmounted: SWR throws when a save is answered after that. */
const sessionCache = { ...visibleMeansFocus, provider: () => new Map() };

/**
 * Shows `children` to the signed-in owner, also without a connection, and otherwise the login, set-up or, after a
 * mailed link, the form for a new password. The URL stays the same, so that the owner returns to the same screen after
 * an expired session.
 */
export function SessionGate({ children }: SessionGateProps) {
  const session = useSession();
  return (
    <SWRConfig value={sessionCache}>
      <SessionScreen session={session}>{children}</SessionScreen>
    </SWRConfig>
  );
}

function SessionScreen({
  session,
  children,
}: SessionGateProps & { session: ReturnType<typeof useSession> }) {
  const [link, forgetLink] = useLinkToken();
  const { view, failure, isKept } = session;
  const isOpen = isKept || view?.signedIn === true;
  const { unload } = useSWRConfig();
  const [, navigate] = useLocation();
  useClearedPath(view?.ended === 'logged-out');
  useEffect(() => {
    if (!isOpen) unload();
  }, [isOpen, unload]);

  if (link?.kind === 'reset') {
    const onSignedIn = (signedIn: SessionResponse) => {
      forgetLink();
      session.start(signedIn);
    };
    return (
      <ResetScreen
        key={link.token}
        resetToken={link.token}
        onSignedIn={onSignedIn}
        onBack={forgetLink}
      />
    );
  }
  if (isOpen) {
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
        isUsedLink={link !== undefined}
        onSignedIn={session.start}
      />
    );
  }
  if (link) {
    const onSignedIn = async (signedIn: SessionResponse) => {
      if (await isNewInstallation()) navigate('/start', { replace: true });
      session.start(signedIn);
    };
    return <SetUpScreen key={link.token} setupToken={link.token} onSignedIn={onSignedIn} />;
  }
  return <SetUpNeededScreen onRetry={session.reload} />;
}

/** Without an answer the owner begins as in an installation that is running, and finds the guide there. */
const isNewInstallation = () =>
  send('GET /api/setup-guide').then(
    ({ isNew }) => isNew,
    () => false,
  );

/** Clears the URL after logout, so that it does not show what the owner looked at. */
function useClearedPath(isLoggedOut: boolean) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (isLoggedOut && (path !== '/' || search)) navigate('~/admin', { replace: true });
  }, [isLoggedOut, path, search, navigate]);
}
