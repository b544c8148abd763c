import type { ReactNode } from 'react';
import { timeOf } from '#admin/leads/moment.ts';
import { EmptyList, ListFailure, ListSkeleton } from './list-parts.tsx';
import { ShowMore } from './show-more.tsx';
import { useFocusOnNewItem } from './use-focus-on-new-item.ts';
import type { OwnerList } from './use-owner-list.ts';

interface ListSectionProps<T> {
  list: OwnerList<T>;
  /** One of them, and many. */
  nouns: readonly [one: string, many: string];
  /** What is searched for; empty for nothing. */
  search: string;
  onClearSearch: () => void;
  /** What the button says that does so. */
  clear?: string;
  /** In place of the count. */
  status?: ReactNode;
  /** Said where there are none at all. */
  empty: ReactNode;
  /** Heads that; without it `No … found`, as for a search. */
  emptyTitle?: string;
  card: (item: T) => ReactNode;
}

/** One of the owner's lists in all its states: on its way, failed, empty, or there page by page. */
export function ListSection<T extends { id: string }>(props: ListSectionProps<T>) {
  const { list, nouns, search, onClearSearch, clear = 'Clear the search', empty, card } = props;
  const [one, many] = nouns;
  const { items, total = 0, readAt } = list;
  const focus = useFocusOnNewItem(items?.length ?? 0);
  const count = `${total} ${total === 1 ? one : many}`;

  return (
    <>
      {list.failure ? (
        <ListFailure what={`The ${many}`} failure={list.failure} onRetry={list.refresh} />
      ) : null}
      {items && !(list.outdated && list.failure) ? (
        <div
          className="admin-list"
          aria-busy={list.busy}
          data-outdated={list.outdated || undefined}
        >
          {props.status ?? (
            <p className="admin-status">
              <span role="status">
                {list.outdated ? 'Searching…' : search ? `${count} with “${search}”` : count}
              </span>
              {readAt ? <span className="admin-as-of">As of {timeOf(readAt)}</span> : null}
            </p>
          )}
          {items.length === 0 ? (
            <EmptyList title={(!search && props.emptyTitle) || `No ${many} found`}>
              {search ? (
                <button type="button" className="ui-button" onClick={onClearSearch}>
                  {clear}
                </button>
              ) : (
                empty
              )}
            </EmptyList>
          ) : null}
          <ol className="admin-cards" ref={focus.list}>
            {items.map((item) => (
              <li key={item.id} tabIndex={-1}>
                {card(item)}
              </li>
            ))}
          </ol>
          <ShowMore
            shown={items.length}
            total={total}
            hasMore={list.hasMore}
            busy={list.busy}
            onMore={() => {
              focus.expect();
              list.showMore();
            }}
          />
        </div>
      ) : null}
      {items || list.failure ? null : <ListSkeleton what={many} />}
    </>
  );
}
