import type { SelectedOutcome } from '#api/http/selection-outcome.ts';
import type { Store } from '#api/store/store.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  deletedLead,
  folderOf,
  type LeadFolder,
  markedAsSpam,
  restoredLead,
} from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** The folder that each action applies to. */
const folders = {
  delete: ['inbox', 'spam'],
  restore: ['deleted'],
  spam: ['inbox'],
  not_spam: ['spam'],
} as const satisfies Record<RequestSelectionAction, readonly LeadFolder[]>;

/** Applies `action` to one version of a request at `now`; an expected failure is an outcome. */
export async function changeSelected(
  store: Store,
  version: Versioned,
  { action, now }: { action: RequestSelectionAction; now: Date },
): Promise<SelectedOutcome<ContactRequest>> {
  const current = await store.findContactRequest(version.id);
  // A version never changes what it allows, and the store refuses the action on any other version.
  const isCurrent = current?.revision === version.revision;
  const allowed: readonly (LeadFolder | undefined)[] = folders[action];
  if (current && isCurrent && !allowed.includes(folderOf(current))) {
    return { outcome: 'wrong_status' };
  }
  switch (action) {
    case 'delete':
      return store.changeContactRequest(version, (request) => deletedLead(request, now));
    case 'restore':
      return store.changeContactRequest(version, restoredLead);
    case 'spam':
      return store.changeContactRequest(version, (request) => markedAsSpam(request, now));
    case 'not_spam':
      return store.clearSpam(version);
  }
}
