import { LEADS_A_PAGE } from '#admin/lists/leads-a-page.ts';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import type { RequestStatus } from '#domain/inspection-request/request-status.ts';
import type { LeadFolder } from '#domain/leads/lead-folder.ts';

export interface RequestFilter {
  /** See `leadSearch`. */
  search: string;
  status: RequestStatus | undefined;
  folder: LeadFolder;
}

/** Inspection requests, newest first. */
export const useRequests = (filter: RequestFilter) =>
  usePagedList(
    'GET /api/contact-requests',
    {
      limit: LEADS_A_PAGE,
      ...filter,
      folder: filter.folder === 'inbox' ? undefined : filter.folder,
    },
    useListPosition(),
  );
