import { useSWRConfig } from 'swr';
import { useNow } from '#admin/features/bookings/use-today.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { countText } from '#admin/lists/count-text.ts';
import { RefreshButton } from '#admin/lists/list-parts.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { FolderTabs } from '#admin/selection/folder-tabs.tsx';
import { Selectable } from '#admin/selection/selectable.tsx';
import { SelectButton, SelectionBar } from '#admin/selection/selection-bar.tsx';
import { useSelection } from '#admin/selection/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { promises } from '#domain/business/promises.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { isOverdue } from '#domain/inspection-request/waiting.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import { ExportLink } from './export-link.tsx';
import { folderActions } from './folder-actions.tsx';
import { RequestCard } from './request-card.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useRequestActions } from './use-request-actions.ts';
import { useRequestFilter } from './use-request-filter.ts';
import { type RequestFilter, useRequests } from './use-requests.ts';
import { useWaitingRequests } from './use-waiting-requests.ts';
import { WaitingList } from './waiting-list.tsx';
import './requests.css';

const folders = [
  { folder: 'inbox', label: 'Inbox' },
  { folder: 'spam', label: 'Spam' },
  { folder: 'deleted', label: 'Deleted' },
] as const;

const emptyTexts = {
  inbox: 'What visitors send through the contact and quote forms appears here.',
  spam: 'What you mark as spam comes here, and later requests of the same sender too.',
  deleted: `Deleted requests stay here for ${DELETED_LEAD_DAYS} days.`,
} as const;

/** Spec §2 "Requests view". */
export function RequestsScreen() {
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

  function onChange(request: ContactRequest) {
    list.replace(request);
    void dashboard.mutate();
    void waiting.mutate();
  }

  const isDefaultView = folder === 'inbox' && !filter.search && !filter.status && list.start === 0;
  const overdue = waiting.data?.data.filter((request) => isOverdue(request, now)) ?? [];

  return (
    <Screen
      title="Requests"
      action={
        <div className="admin-head-actions admin-head-compact">
          <SelectButton selection={selection} />
          <RefreshButton busy={list.busy} onRefresh={refresh} />
        </div>
      }
    >
      <FolderTabs
        folders={folders}
        current={folder}
        onOpen={(folder) => {
          selection.end();
          change({ folder, status: undefined });
        }}
      />
      <div className="admin-request-tools">
        <SearchBox
          search={filter.search}
          onSearch={(search) => change({ search })}
          label="Search requests by name, telephone, e-mail or address"
          placeholder="Name, phone or address"
        />
        {folder === 'inbox' ? (
          <>
            <StatusFilter status={filter.status} onFilter={(status) => change({ status })} />
            <ExportLink filter={filter} />
          </>
        ) : null}
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
            {label}
          </Button>
        ))}
      </SelectionBar>
      {isDefaultView && overdue.length > 0 ? (
        <WaitingList
          title={`Waiting over ${promises.response}`}
          requests={overdue}
          onChange={onChange}
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
            <RequestCard
              request={request}
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
