import { useEffect } from 'react';
import useSWR from 'swr';
import { drafts } from '#admin/forms/drafts.ts';
import { fetchSession, type SessionResponse, signOut } from './session-calls.ts';
import { onSessionMessage, postSessionMessage } from './session-channel.ts';

export interface SessionView extends SessionResponse {
  /** How the session of this page ended. */
  ended?: 'logged-out' | 'expired';
}

const endedView = (ended: 'logged-out' | 'expired'): SessionView => ({
  signedIn: false,
  passwordSet: true,
  ended,
});

/** The owner's session. `view` is undefined until it has loaded. */
export function useSession() {
  const { data: view, error: failure, mutate } = useSWR<SessionView>('session', fetchSession);

  useEffect(
    () =>
      onSessionMessage((message) => {
        void (message === 'signed-out'
          ? mutate(endedView('logged-out'), { revalidate: false })
          : mutate());
      }),
    [mutate],
  );

  useEffect(() => {
    // The back/forward cache can restore the page as it was before the log-out.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate(undefined, { revalidate: true });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [mutate]);

  return {
    view,
    failure: failure as unknown,
    reload: () => void mutate(),
    start(session: SessionResponse) {
      postSessionMessage('signed-in');
      void mutate(session, { revalidate: false });
    },
    expire: () => void mutate(endedView('expired'), { revalidate: false }),
    /** Rejects, and keeps the session, when the server could not end it. */
    async logOut() {
      await signOut();
      drafts.removeAll();
      postSessionMessage('signed-out');
      await mutate(endedView('logged-out'), { revalidate: false });
    },
  };
}
