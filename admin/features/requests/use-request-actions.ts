import { useSelectionAction } from '#admin/selection/use-selection-action.ts';
import { send } from '#client/send.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';

const words = {
  delete: {
    done: 'deleted',
    next: `Kept in “Deleted” for ${DELETED_LEAD_DAYS} days.`,
    undo: 'restore',
  },
  restore: { done: 'restored', next: 'Back where it was.' },
  spam: {
    done: 'marked as spam',
    next: 'Later ones from the same sender go straight to “Spam”.',
    undo: 'not_spam',
  },
  not_spam: {
    done: 'taken out of spam',
    next: 'Everything from the same sender is back in the inbox.',
  },
} as const;

/** Deleting, restoring and marking requests, one or many. */
export const useRequestActions = (onChanged: () => void) =>
  useSelectionAction<RequestSelectionAction, ContactRequest>({
    act: (json) => send('POST /api/contact-requests/selection', { json }),
    nouns: ['request', 'requests'],
    words,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    onChanged,
  });
