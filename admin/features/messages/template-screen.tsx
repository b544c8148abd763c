import { useState } from 'react';
import { useParams } from 'wouter';
import { LanguageChoice } from '#admin/forms/language-choice.tsx';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import {
  type MessageKind,
  messageKindDisplays,
  messageKinds,
} from '#domain/messages/message-kinds.ts';
import { localesOfKind } from '#domain/messages/message-locale.ts';
import { templatesIn } from '#domain/messages/own-templates.ts';
import { recipientLabels, whenLabel } from './message-labels.ts';
import { TemplateForm } from './template-form.tsx';
import './messages.css';
import './template.css';

/** The template of one kind of message, in each language that it is sent in, with a preview. */
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
  const { data, error, isValidating, mutate } = useAnswer('GET /api/messages/settings');
  const [locale, setLocale] = useState(defaultLocale);
  const { label, to } = messageKindDisplays[kind];
  return (
    <Screen title={label}>
      <BackLink href="/messages?view=settings">All messages</BackLink>
      <p className="message-kind">
        <span>{`${recipientLabels[to]} · ${whenLabel(kind)}`}</span>
        {data && templatesIn(locale, data)[kind] ? (
          <span className="admin-chip">Your wording</span>
        ) : null}
        {data?.off.includes(kind) ? (
          <span className="admin-chip" data-kind="status">
            Turned off
          </span>
        ) : null}
      </p>
      <LanguageChoice
        legend="Language of the client"
        locales={localesOfKind(kind)}
        current={locale}
        onOpen={setLocale}
      />
      {error && !isValidating ? (
        <ListFailure what="The wording" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data ? (
        <TemplateForm
          key={locale}
          wording={{ kind, locale }}
          stored={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : null}
      {data || error ? null : <ListSkeleton what="the wording" />}
    </Screen>
  );
}
