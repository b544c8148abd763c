import { useSearchParams } from 'wouter';
import { requestStatuses } from '#domain/inspection-request/request-status.ts';
import type { RequestFilter } from './use-requests.ts';

/** Search and status stand in the address, so that they can be kept, sent and gone back to. */
export function useRequestFilter() {
  const [params, setParams] = useSearchParams();
  const filter: RequestFilter = {
    search: params.get('search')?.trim() ?? '',
    status: requestStatuses.find((status) => status === params.get('status')),
  };
  return {
    filter,
    change(part: Partial<RequestFilter>) {
      const { search, status } = { ...filter, ...part };
      setParams({ ...(search && { search }), ...(status && { status }) }, { replace: true });
    },
  };
}
