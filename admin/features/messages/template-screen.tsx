import useSWR from 'swr';
import { useParams } from 'wouter';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import {
  type MessageKind,
  messageKindDisplays,
  messageKinds,
} from '#domain/messages/message-kinds.ts';
import { fetchSettings, settingsPath } from './message-calls.ts';
import { recipientLabels, whenLabel } from './message-labels.ts';
import { TemplateForm } from './template-form.tsx';
import './messages.css';
import './template.css';

/** The template of one kind of message, with a preview. */
export function TemplateScreen() {
  const { id } = useParams<{ id: string }>();
  const kind = messageKinds.find((one) => one === id);
  return kind ? <KindScreen key={kind} kind={kind} /> : <NoSuchKind />;
}

const NoSuchKind = () => (
  <Screen title="Messages">
    <BackLink href="/messages?view=settings">All messages</BackLink>
    <EmptyList title="There is no such message" />
  </Screen>
);

function KindScreen({ kind }: { kind: MessageKind }) {
  const { data, error, isValidating, mutate } = useSWR(settingsPath, fetchSettings);
  const { label, to } = messageKindDisplays[kind];
  return (
    <Screen title={label}>
      <BackLink href="/messages?view=settings">All messages</BackLink>
      <p className="message-kind">
        {recipientLabels[to]} · {whenLabel(kind)}
        {data?.templates[kind] ? <span className="admin-chip">Your wording</span> : null}
        {data?.off.includes(kind) ? (
          <span className="admin-chip" data-kind="status">
            Turned off
          </span>
        ) : null}
      </p>
      {error && !isValidating ? (
        <ListFailure what="The wording" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data ? (
        <TemplateForm
          kind={kind}
          stored={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : null}
      {data || error ? null : <ListSkeleton what="the wording" />}
    </Screen>
  );
}
