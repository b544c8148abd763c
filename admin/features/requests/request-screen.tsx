import { useParams } from 'wouter';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { FolderActions } from './folder-actions.tsx';
import { PrivateNote } from './private-note.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestHistory } from './request-history.tsx';
import { StatusControl } from './status-control.tsx';
import { useRequest, useSavedRequest } from './use-request.ts';
import { useRequestActions } from './use-request-actions.ts';
import './requests.css';
import './request.css';

/** Everything about one request, with all actions. */
export function RequestScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { request, isGone, failure, refresh } = useRequest(id);
  const onSaved = useSavedRequest();
  const actions = useRequestActions(
    () => void refresh().then((current) => current && onSaved(current)),
  );
  const isInInbox = request !== undefined && folderOf(request) === 'inbox' && !request.erasedAt;
  const isLoading = !request && !isGone && !failure;

  return (
    <Screen title={request ? `${request.firstName} ${request.lastName}` : 'Request'}>
      <BackLink href="/requests">All requests</BackLink>
      {isGone ? (
        <EmptyList title="This request is not here any more">
          <p>It was deleted for good, or the link to it is incomplete.</p>
        </EmptyList>
      ) : null}
      {failure ? (
        <ListFailure what="The request" failure={failure} onRetry={() => void refresh()} />
      ) : null}
      {request ? (
        <div className="admin-record-parts">
          <div>
            <RequestDetails request={request} onSaved={onSaved} />
          </div>
          <div>
            {isInInbox ? (
              <section className="admin-panel" aria-labelledby="status">
                <h2 className="admin-panel-title" id="status">
                  Status
                </h2>
                <StatusControl request={request} onChange={onSaved} />
                <PrivateNote request={request} onChange={onSaved} />
              </section>
            ) : null}
            <RequestHistory request={request} />
            <FolderActions request={request} onAct={(action) => actions.run(action, [request])} />
          </div>
        </div>
      ) : null}
      {isLoading ? <ListSkeleton what="the request" /> : null}
    </Screen>
  );
}
