import useSWR from 'swr';
import { Link, useSearchParams } from 'wouter';
import { countText } from '#admin/lists/count-text.ts';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import type { ShownMessage } from '#domain/messages/presented-message.ts';
import { MailPart } from './mail-part.tsx';
import { fetchPlanned, fetchSettings, plannedPath, settingsPath } from './message-calls.ts';
import { MessageCard } from './message-card.tsx';
import { MessageSettingsForm } from './message-settings-form.tsx';
import { Samples } from './samples.tsx';
import './messages.css';

const views = { coming: 'Coming', sent: 'Sent', settings: 'Settings' } as const;

const nouns = ['message', 'messages'] as const;
const PAGE_SIZE = 20;

/** What goes out by mail, what went out, and what is sent at all. */
export function MessagesScreen() {
  const [params] = useSearchParams();
  const shown = params.get('view');
  const view = shown === 'sent' || shown === 'settings' ? shown : 'coming';
  const { data, error, isValidating, mutate } = useSWR(settingsPath, fetchSettings);
  return (
    <Screen title="Messages">
      <nav className="admin-switch message-views" aria-label="View">
        {Object.entries(views).map(([name, label]) => (
          <Link
            key={name}
            href={name === 'coming' ? '/messages' : `/messages?view=${name}`}
            aria-current={name === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {error && !isValidating ? (
        <ListFailure what="The settings" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data && (view === 'settings' || !data.isMailSetUp) ? <MailPart settings={data} /> : null}
      {view === 'coming' ? <Coming showsSamples={data?.isMailSetUp === false} /> : null}
      {view === 'sent' ? <Sent /> : null}
      {data && view === 'settings' ? (
        <MessageSettingsForm
          stored={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : null}
    </Screen>
  );
}

/** What goes out next. While there is nothing and mail is not set up, samples are shown as well. */
function Coming({ showsSamples }: { showsSamples: boolean }) {
  const { data, error, isValidating, mutate } = useSWR(
    plannedPath,
    fetchPlanned,
    refreshWhenVisible,
  );
  if (error && !isValidating) {
    return <ListFailure what="The messages" failure={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <ListSkeleton what="messages" />;
  if (data.total === 0) {
    return (
      <>
        <EmptyList title="No message is coming">
          <p>Requests and bookings cause messages; reminders are shown here until they go out.</p>
        </EmptyList>
        {showsSamples ? <Samples /> : null}
      </>
    );
  }
  const { length } = data.data;
  return (
    <div className="admin-list">
      <div className="admin-status">
        <span role="status">
          {countText(data.total, nouns)}
          {length < data.total ? `, the next ${length} of them` : ''}
        </span>
      </div>
      <ol className="admin-cards">
        {data.data.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sent() {
  const list = usePagedList<ShownMessage>('messages', { limit: PAGE_SIZE }, useListPosition());
  return (
    <ListSection
      list={list}
      nouns={nouns}
      search=""
      empty={<p>What was sent or refused is listed here, with the mail server’s words.</p>}
      emptyTitle="No message was sent"
      card={(message) => <MessageCard message={message} />}
    />
  );
}
