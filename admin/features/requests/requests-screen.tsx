import { useSearchParams } from 'wouter';
import { EmptyList, ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { ShowMore } from '#admin/lists/show-more.tsx';
import { useFocusOnNewItem } from '#admin/lists/use-focus-on-new-item.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestsStatus } from './requests-status.tsx';
import { useRequests } from './use-requests.ts';
import './requests.css';

/** Spec §2 "Requests view". The search stands in the address, so that it can be kept and sent. */
export function RequestsScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const list = useRequests(search);
  const all = useRequests();
  const showsItems = list.items !== undefined && !(list.outdated && list.failure);
  const focus = useFocusOnNewItem(list.items?.length ?? 0);

  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });

  function refresh() {
    list.refresh();
    // The badge counts them all.
    if (search) all.refresh();
  }

  return (
    <Screen title="Requests" action={<RefreshButton busy={list.busy} onRefresh={refresh} />}>
      <SearchBox
        search={search}
        onSearch={onSearch}
        label="Search requests by name or e-mail"
        placeholder="Name or e-mail"
      />
      {list.failure ? (
        <ListFailure what="The requests" failure={list.failure} onRetry={refresh} />
      ) : null}
      {showsItems ? (
        <div
          className="admin-list"
          aria-busy={list.busy}
          data-outdated={list.outdated || undefined}
        >
          <RequestsStatus list={list} search={search} />
          {list.items?.length === 0 ? (
            <EmptyList title="No requests found">
              {search ? (
                <button type="button" className="ui-button" onClick={() => onSearch('')}>
                  Clear the search
                </button>
              ) : (
                <p>What visitors send through the contact and quote forms appears here.</p>
              )}
            </EmptyList>
          ) : null}
          <ol className="admin-cards" ref={focus.list}>
            {list.items?.map((request) => (
              <li key={request.id} tabIndex={-1}>
                <RequestCard request={request} />
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
