import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { EmptyList, ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { ShowMore } from '#admin/lists/show-more.tsx';
import { useFocusOnNewItem } from '#admin/lists/use-focus-on-new-item.ts';
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
  const showsItems = list.items !== undefined && !(list.outdated && list.failure);
  const focus = useFocusOnNewItem(list.items?.length ?? 0);

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
      {list.failure ? (
        <ListFailure what="The requests" failure={list.failure} onRetry={refresh} />
      ) : null}
      {showsItems ? (
        <div
          className="admin-list"
          aria-busy={list.busy}
          data-outdated={list.outdated || undefined}
        >
          <RequestsStatus list={list} filter={filter} />
          {list.items?.length === 0 ? (
            <EmptyList title="No requests found">
              {filter.search || filter.status ? (
                <button
                  type="button"
                  className="ui-button"
                  onClick={() => change({ search: '', status: undefined })}
                >
                  Show all requests
                </button>
              ) : (
                <p>What visitors send through the contact and quote forms appears here.</p>
              )}
            </EmptyList>
          ) : null}
          <ol className="admin-cards" ref={focus.list}>
            {list.items?.map((request) => (
              <li key={request.id} tabIndex={-1}>
                <RequestCard request={request} onChange={onChange} />
              </li>
            ))}
          </ol>
          <ShowMore
            shown={list.items?.length ?? 0}
            total={list.total ?? 0}
            hasMore={list.hasMore}
            busy={list.busy}
            onMore={() => {
              focus.expect();
              list.showMore();
            }}
          />
        </div>
      ) : null}
      {list.items || list.failure ? null : <ListSkeleton what="requests" />}
    </Screen>
  );
}
