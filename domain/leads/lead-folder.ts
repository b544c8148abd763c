/** Where a lead is shown. Only the inbox is counted, exported and shown in calendars. */
export const leadFolders = ['inbox', 'spam', 'deleted'] as const;

export type LeadFolder = (typeof leadFolders)[number];

/** Days for which a deleted lead can be restored. */
export const DELETED_LEAD_DAYS = 30;

/** Why a request is in the spam folder. */
export interface SpamMark {
  /** An ISO 8601 instant. */
  at: string;
  /** `same_sender`: an earlier request of the same sender was already in the folder. */
  cause: 'marked' | 'same_sender';
}

/** The fields of a lead that determine its folder. */
export interface Filed {
  /** An ISO 8601 instant; undefined unless the owner has deleted the lead. */
  deletedAt?: string | undefined;
  /** An ISO 8601 instant; set when the person was erased. */
  erasedAt?: string | undefined;
  /** Requests only. */
  spam?: SpamMark | undefined;
}

/** The folder of a lead; undefined for a deleted and erased one, which cannot be restored. */
export function folderOf({ deletedAt, erasedAt, spam }: Filed): LeadFolder | undefined {
  if (deletedAt !== undefined) return erasedAt === undefined ? 'deleted' : undefined;
  return spam ? 'spam' : 'inbox';
}

/** `lead` in the folder `deleted`; unchanged if it is there already. */
export const deletedLead = <L extends Filed>(lead: L, at: Date): L =>
  lead.deletedAt === undefined ? { ...lead, deletedAt: at.toISOString() } : lead;

/** `lead` in the folder it was in before the deletion. */
export function restoredLead<L extends Filed>({ deletedAt: _ended, ...lead }: L): L {
  return lead as L;
}

/** `lead` in the spam folder; unchanged if it is there already. */
export const markedAsSpam = <L extends Filed>(lead: L, at: Date): L =>
  lead.spam ? lead : { ...lead, spam: { at: at.toISOString(), cause: 'marked' } };
