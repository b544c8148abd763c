import { useEffect } from 'react';
import useSWR from 'swr';
import { drafts } from '#admin/edits/drafts.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { readSession, type SessionAnswer, signOut } from './session-calls.ts';

export interface SessionView extends SessionAnswer {
  /** How a session of this page ended: the owner left, or it ran out on the server. */
  ended?: 'left' | 'expired';
}

const endedView = (ended: 'left' | 'expired'): SessionView => ({
  signedIn: false,
  passwordSet: true,
  ended,
});

/** Whether the owner is in. `view` is undefined until the server has said so. */
export function useSession() {
  const { data: view, error: failure, mutate } = useSWR<SessionView>('session', readSession);

  useEffect(
    () =>
      hearOtherTabs((news) => {
        void (news === 'signed-out' ? mutate(endedView('left'), { revalidate: false }) : mutate());
      }),
    [mutate],
  );

  useEffect(() => {
    // Back can bring a whole page out of the browser's memory, as it was before the owner left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate(undefined, { revalidate: true });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [mutate]);

  return {
    view,
    failure: failure as unknown,
    check: () => void mutate(),
    enter(answer: SessionAnswer) {
      tellOtherTabs('signed-in');
      void mutate(answer, { revalidate: false });
    },
    expire: () => void mutate(endedView('expired'), { revalidate: false }),
    /** Rejects, and leaves the owner in, when the server could not end the session. */
    async leave() {
      await signOut();
      drafts.forgetAll();
      tellOtherTabs('signed-out');
      await mutate(endedView('left'), { revalidate: false });
    },
  };
}
