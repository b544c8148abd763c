import type { ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { formatInstantTime } from '#admin/shell/timestamp.tsx';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { countText } from './count-text.ts';
import { DateJump } from './date-jump.tsx';
import { EmptyList, ListFailure, ListSkeleton } from './list-parts.tsx';
import { Pager } from './pager.tsx';
import { useFocusOnPage } from './use-focus-on-page.ts';
import type { ListPosition } from './use-list-position.ts';
import type { PagedList } from './use-paged-list.ts';

interface ListSectionProps<T> {
  list: PagedList<T>;
  nouns: readonly [singular: string, plural: string];
  /** The active search or filter; empty for none. */
  search: string;
  onClearSearch?: () => void;
  clearLabel?: string;
  /** The line above the list; by default the number of items. */
  status?: (total: number) => string;
  /** Shown below the title of an empty list. */
  empty: Elements;
  /** Title of an empty list without a search; by default `No … found`. */
  emptyTitle?: string;
  /** Offers to start the list at a day. */
  canJump?: boolean;
}

/** A card for each item, or all items of the page in groups; the first group can be focused. */
type ListBody<T> =
  | { card: (item: T) => ReactNode }
  | { groups: (items: readonly T[]) => ReactNode };

/** A paged list with its loading, failed and empty states. */
export function ListSection<T extends { id: string }>(props: ListSectionProps<T> & ListBody<T>) {
  const { timeZone } = useBusiness();
  const { list, nouns, search, clearLabel = 'Clear the search' } = props;
  const [, plural] = nouns;
  const { items, total = 0, readAt } = list;
  const focus = useFocusOnPage(readAt);
  const isLong = list.previous !== undefined || list.next !== undefined || list.day !== undefined;

  function go(position: ListPosition) {
    focus.expect();
    list.goTo(position);
  }

  function status(): string {
    if (list.outdated) return 'Loading…';
    if (props.status) return props.status(total);
    const count = countText(total, nouns);
    return search ? `${count} with “${search}”` : count;
  }

  return (
    <>
      {list.failure ? (
        <ListFailure what={`The ${plural}`} failure={list.failure} onRetry={list.refresh} />
      ) : null}
      {items && !(list.outdated && list.failure) ? (
        <div
          className="admin-list"
          aria-busy={list.busy}
          data-outdated={list.outdated || undefined}
        >
          <div className="admin-status">
            <span role="status">{status()}</span>
            {readAt ? (
              <span className="admin-as-of">{`As of ${formatInstantTime(readAt, timeZone)}`}</span>
            ) : null}
            {props.canJump && isLong ? (
              <DateJump day={list.day} onJump={(day) => list.goTo({ day })} />
            ) : null}
          </div>
          {total === 0 ? (
            <EmptyList title={(!search && props.emptyTitle) || `No ${plural} found`}>
              {search && props.onClearSearch ? (
                <Button onClick={props.onClearSearch}>{clearLabel}</Button>
              ) : (
                props.empty
              )}
            </EmptyList>
          ) : null}
          {total > 0 && items.length === 0 ? (
            <EmptyList title="Nothing on this day or before">
              <Button onClick={() => list.goTo({})}>Back to the newest</Button>
            </EmptyList>
          ) : null}
          {'groups' in props ? (
            <div ref={focus.list}>{props.groups(items)}</div>
          ) : (
            <ol className="admin-cards" ref={focus.list}>
              {items.map((item) => (
                <li key={item.id} tabIndex={-1}>
                  {props.card(item)}
                </li>
              ))}
            </ol>
          )}
          <Pager list={list} what={plural} onGo={go} />
        </div>
      ) : null}
      {items || list.failure ? null : <ListSkeleton what={plural} />}
    </>
  );
}
