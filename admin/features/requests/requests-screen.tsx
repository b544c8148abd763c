import { useSWRConfig } from 'swr';
import { OnlineFull } from '#admin/features/bookings/list/online-full.tsx';
import { useNow } from '#admin/features/bookings/use-today.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { countText } from '#admin/lists/count-text.ts';
import { Filters } from '#admin/lists/filters.tsx';
import { RefreshButton } from '#admin/lists/list-parts.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { useLeftPlace } from '#admin/lists/place.ts';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { FolderTabs } from '#admin/selection/folder-tabs.tsx';
import { Selectable } from '#admin/selection/selectable.tsx';
import { SelectButton, SelectionBar } from '#admin/selection/selection-bar.tsx';
import { useSelection } from '#admin/selection/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { isOverdue } from '#domain/inspection-request/waiting.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import { useBusiness } from '#ui/business.tsx';
import { ExportMenu } from './export-menu.tsx';
import { folderActions } from './folder-actions.tsx';
import { OverdueRequests } from './overdue-requests.tsx';
import { RequestRow } from './request-row.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useRequestActions } from './use-request-actions.ts';
import { useRequestFilter } from './use-request-filter.ts';
import { type RequestFilter, useRequests } from './use-requests.ts';
import { useWaitingRequests } from './use-waiting-requests.ts';
import '#admin/features/bookings/list/bookings.css';
import './requests.css';

const folders = [
  { folder: 'inbox', label: 'Inbox' },
  { folder: 'spam', label: 'Spam' },
  { folder: 'deleted', label: 'Deleted' },
] as const;

const emptyTexts = {
  inbox: 'Everything visitors send through the contact and quote forms appears here.',
  spam: 'Requests you mark as spam go here, along with later ones from the same sender.',
  deleted: `Deleted requests stay here for ${DELETED_LEAD_DAYS} days.`,
} as const;

/** Spec §2 "Requests view". */
export function RequestsScreen() {
  const { promises } = useBusiness();
  const { filter, change } = useRequestFilter();
  const { folder } = filter;
  const list = useRequests(filter);
  const waiting = useWaitingRequests();
  const now = useNow();
  const dashboard = useDashboard();
  const { mutate } = useSWRConfig();
  const selection = useSelection<ContactRequest>();

  function refresh() {
    list.refresh();
    void dashboard.mutate();
    void waiting.mutate();
    void mutate((key) => typeof key === 'string' && key.startsWith('contact-requests?limit=1&'));
  }
  const actions = useRequestActions(refresh);
  useLeftPlace(list.items !== undefined && !waiting.isLoading);

  function onChange(request: ContactRequest) {
    list.replace(request);
    void dashboard.mutate();
    void waiting.mutate();
  }

  const isDefaultView = folder === 'inbox' && !filter.search && !filter.status && list.start === 0;
  const overdue = waiting.data?.data.filter((request) => isOverdue(request, now, promises)) ?? [];

  return (
    <Screen
      title="Requests"
      action={
        <div className="admin-head-actions admin-head-compact">
          <SelectButton selection={selection} />
          <RefreshButton busy={list.busy} onRefresh={refresh} />
          {folder === 'inbox' ? <ExportMenu filter={filter} /> : null}
        </div>
      }
    >
      <div className="admin-list-tools">
        <SearchBox
          search={filter.search}
          onSearch={(search) => change({ search })}
          label="Search requests by name, phone, email or address"
          placeholder="Name, phone or address"
        />
        <Filters
          active={Number(folder !== 'inbox') + Number(filter.status !== undefined)}
          result={countText(list.total ?? 0, ['request', 'requests'])}
        >
          <FolderTabs
            folders={folders}
            current={folder}
            onOpen={(folder) => {
              selection.end();
              change({ folder, status: undefined });
            }}
          />
          {folder === 'inbox' ? (
            <StatusFilter status={filter.status} onFilter={(status) => change({ status })} />
          ) : null}
        </Filters>
      </div>
      <SelectionBar selection={selection} listed={list.items ?? []}>
        {folderActions[folder].map(({ action, label, Icon }) => (
          <Button
            key={action}
            className={action === 'delete' ? 'admin-dangerous' : ''}
            busy={actions.pending}
            onClick={() => {
              actions.run(action, selection.records);
              selection.end();
            }}
          >
            <Icon size={18} />
            <span>{label}</span>
          </Button>
        ))}
      </SelectionBar>
      {isDefaultView ? <OnlineFull /> : null}
      {isDefaultView ? (
        <OverdueRequests
          requests={overdue}
          onChange={onChange}
          onAct={(action, request) => actions.run(action, [request])}
        />
      ) : null}
      <ListSection
        list={{ ...list, refresh }}
        nouns={['request', 'requests']}
        search={filter.search || filter.status || ''}
        onClearSearch={() => change({ search: '', status: undefined })}
        clearLabel="Show all requests"
        status={(total) => statusText(total, filter)}
        canJump
        empty={<p>{emptyTexts[folder]}</p>}
        card={(request) => (
          <Selectable
            selection={selection}
            record={request}
            name={`the request of ${request.firstName} ${request.lastName}`}
          >
            <RequestRow
              request={request}
              place="list"
              heading="h2"
              onChange={onChange}
              onAct={(action) => actions.run(action, [request])}
            />
          </Selectable>
        )}
      />
    </Screen>
  );
}

function statusText(total: number, { search, status, folder }: RequestFilter): string {
  const kind = status ? `${requestStatusLabels[status].toLowerCase()} ` : '';
  const place = { inbox: '', spam: ' in spam', deleted: ' deleted' }[folder];
  const count = `${countText(total, [`${kind}request`, `${kind}requests`])}${place}`;
  if (search) return `${count} with “${search}”`;
  return total > 1 ? `${count}, newest first` : count;
}
