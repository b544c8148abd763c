import { Link, useSearchParams } from 'wouter';
import { HoldPart } from '#admin/features/hold/hold-part.tsx';
import { ListFailure } from '#admin/lists/list-parts.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { useLeftPlace } from '#admin/lists/place.ts';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { MailPart } from './mail-part.tsx';
import { MessageGroups } from './message-groups.tsx';
import { MessageSettingsForm } from './message-settings-form.tsx';
import { Samples } from './samples.tsx';
import './messages.css';

const views = { coming: 'Upcoming', sent: 'Sent', settings: 'Settings' } as const;

const nouns = ['message', 'messages'] as const;
/** Enough for whole days on most pages. */
const PAGE_SIZE = 50;

/** Upcoming and sent mails, and which kinds are sent at all. */
export function MessagesScreen() {
  const [params] = useSearchParams();
  const shown = params.get('view');
  const view = shown === 'sent' || shown === 'settings' ? shown : 'coming';
  const { data, error, isValidating, mutate } = useAnswer('GET /api/messages/settings');
  useLeftPlace(view === 'settings' && data !== undefined);
  return (
    <Screen title="Messages">
      <FoldingParts>
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
      </FoldingParts>
    </Screen>
  );
}

/** The next mails. Without any, and while mail is not set up, samples are shown as well. */
function Coming({ showsSamples }: { showsSamples: boolean }) {
  const list = usePagedList('GET /api/messages/planned', { limit: PAGE_SIZE }, useListPosition());
  return (
    <>
      <HoldPart onDecided={list.refresh} />
      <ListSection
        list={list}
        nouns={nouns}
        search=""
        empty={<p>Requests and bookings create messages. Reminders wait here until they go out.</p>}
        emptyTitle="No upcoming messages"
        groups={(messages) => <MessageGroups messages={messages} />}
      />
      {list.total === 0 && showsSamples ? <Samples /> : null}
    </>
  );
}

function Sent() {
  const list = usePagedList('GET /api/messages', { limit: PAGE_SIZE }, useListPosition());
  return (
    <ListSection
      list={list}
      nouns={nouns}
      search=""
      empty={<p>Everything sent or rejected is listed here, with the mail server’s reply.</p>}
      emptyTitle="No messages sent yet"
      groups={(messages) => <MessageGroups messages={messages} />}
    />
  );
}
