import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { RefreshButton } from '#admin/lists/list-parts.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { ExportLink } from './export-link.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestsStatus } from './requests-status.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useRequestFilter } from './use-request-filter.ts';
import { useRequests } from './use-requests.ts';
import './requests.css';

/** Spec §2 "Requests view". */
export function RequestsScreen() {
  const { filter, change } = useRequestFilter();
  const list = useRequests(filter);
  const figures = useDashboard();

  function refresh() {
    list.refresh();
    void figures.mutate();
  }

  function onChange(request: ContactRequest) {
    list.replace(request);
    void figures.mutate();
  }

  return (
    <Screen title="Requests" action={<RefreshButton busy={list.busy} onRefresh={refresh} />}>
      <div className="admin-request-tools">
        <SearchBox
          search={filter.search}
          onSearch={(search) => change({ search })}
          label="Search requests by name or e-mail"
          placeholder="Name or e-mail"
        />
        <StatusFilter status={filter.status} onFilter={(status) => change({ status })} />
        <ExportLink filter={filter} />
      </div>
      <ListSection
        list={{ ...list, refresh }}
        nouns={['request', 'requests']}
        search={filter.search || filter.status || ''}
        onClearSearch={() => change({ search: '', status: undefined })}
        clear="Show all requests"
        status={<RequestsStatus list={list} filter={filter} />}
        empty={<p>What visitors send through the contact and quote forms appears here.</p>}
        card={(request) => <RequestCard request={request} onChange={onChange} />}
      />
    </Screen>
  );
}
