import { useEffect } from 'react';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { drafts } from './drafts.ts';

/** Tells the owner, on leaving a screen, of its unsaved draft. `what` begins the sentence. */
export function useUnsavedNotice(draft: string, what: string): void {
  useEffect(
    () => () => {
      // Logout removes all drafts first.
      if (!drafts.read(draft)) return;
      showToast({
        title: `${what} is not saved`,
        description:
          'Visitors still see what was saved before. Your changes are kept on this screen.',
      });
    },
    [draft, what],
  );
}
