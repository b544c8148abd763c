import { useSearchParams } from 'wouter';
import { requestStatuses } from '#domain/inspection-request/request-status.ts';
import { leadFolders } from '#domain/leads/lead-folder.ts';
import type { RequestFilter } from './use-requests.ts';

/** Search, status and folder, held in the URL so that they can be bookmarked. */
export function useRequestFilter() {
  const [params, setParams] = useSearchParams();
  const filter: RequestFilter = {
    search: params.get('search')?.trim() ?? '',
    status: requestStatuses.find((status) => status === params.get('status')),
    folder: leadFolders.find((folder) => folder === params.get('folder')) ?? 'inbox',
  };
  return {
    filter,
    change(part: Partial<RequestFilter>) {
      const { search, status, folder } = { ...filter, ...part };
      setParams(
        {
          ...(search && { search }),
          ...(status && { status }),
          ...(folder !== 'inbox' && { folder }),
        },
        { replace: true },
      );
    },
  };
}
