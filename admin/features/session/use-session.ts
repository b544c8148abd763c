import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { drafts } from '#admin/forms/drafts.ts';
import { forgetDevice } from '#admin/offline/forget-device.ts';
import { useAgendaCopy } from '#admin/offline/use-agenda-copy.ts';
import { send } from '#client/send.ts';
import type { SessionResponse } from './session-calls.ts';
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

/** Milliseconds without an answer until this browser's stored agenda is shown. */
const PATIENCE = 2_500;

/**
 * The owner's session. `view` is undefined until it has loaded. `isKept`: the server is
 * unreachable, and this browser, in which the owner has not logged out, has a stored agenda to
 * show.
 */
export function useSession() {
  const [isSlow, setSlow] = useState(false);
  const {
    data: view,
    error: failure,
    mutate,
  } = useSWR<SessionView>('session', () => send('GET /api/session'), {
    revalidateOnReconnect: true,
    loadingTimeout: PATIENCE,
    onLoadingSlow: () => setSlow(true),
  });
  const { data: copy, mutate: replaceCopy } = useAgendaCopy();
  const isSignedOut = view?.signedIn === false;

  useEffect(() => {
    if (!isSignedOut) return;
    void replaceCopy(null, { revalidate: false });
    forgetDevice().catch(console.error);
  }, [isSignedOut, replaceCopy]);

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
    // The back/forward cache can restore the page from before the logout.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate(undefined, { revalidate: true });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [mutate]);

  return {
    view,
    isKept: !view && Boolean(copy) && (isSlow || failure !== undefined),
    failure: failure as unknown,
    reload: () => void mutate(),
    start(session: SessionResponse) {
      postSessionMessage('signed-in');
      void mutate(session, { revalidate: false });
    },
    /** After logging out, a late answer may still call it. */
    expire: () =>
      void mutate((view) => (view?.signedIn === false ? view : endedView('expired')), {
        revalidate: false,
      }),
    /** Rejects, and keeps the session, if the server could not end it. */
    async logOut() {
      await send('DELETE /api/session');
      drafts.removeAll();
      postSessionMessage('signed-out');
      await mutate(endedView('logged-out'), { revalidate: false });
    },
  };
}
