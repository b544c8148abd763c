import { useId, useState } from 'react';
import { LanguageChoice } from '#admin/forms/language-choice.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { keyOf } from '#client/send.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import { localesOfKind } from '#domain/messages/message-locale.ts';
import type { SampleMessage } from '#domain/messages/presented-message.ts';
import { FoldedMail } from './mail-text.tsx';
import { localePart } from './message-calls.ts';
import { recipientLabels, whenLabel } from './message-labels.ts';

/** A sample of each kind of message, for as long as there are no messages. */
export function Samples() {
  const [locale, setLocale] = useState(defaultLocale);
  const { data, error, isValidating, mutate } = useAnswer('GET /api/messages/samples', {
    query: localePart({ locale }),
  });
  return (
    <section aria-labelledby="samples">
      <h2 className="message-samples-title" id="samples">
        Sample messages
      </h2>
      <p className="message-lead">
        This is how your messages look. The people are made up, and nothing is stored or sent.
      </p>
      <LanguageChoice
        legend="Language of the client"
        locales={locales}
        current={locale}
        onOpen={setLocale}
      />
      {error && !isValidating ? (
        <ListFailure what="The samples" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data || error ? null : <ListSkeleton what="samples" />}
      <ul className="admin-cards">
        {data?.data.map((sample) => (
          <li key={sample.kind}>
            <SampleCard sample={sample} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SampleCardProps {
  sample: SampleMessage;
  /** The client's language. */
  locale: Locale;
}

function SampleCard({ sample: { kind, mail }, locale }: SampleCardProps) {
  const id = useId();
  const { label, to } = messageKindDisplays[kind];
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="message-head">
        <h3 className="admin-card-title" id={id}>
          {label}
        </h3>
        <p className="admin-chips">
          <span className="admin-chip" data-kind="status">
            Sample
          </span>
        </p>
      </header>
      <p className="message-when">{`${recipientLabels[to]} · ${whenLabel(kind)}`}</p>
      <FoldedMail
        mail={mail}
        lang={localesOfKind(kind).find((one) => one === locale)}
        documentPath={`/api/${keyOf('GET /api/messages/samples/:kind/html', { params: { kind }, query: localePart({ locale }) })}`}
      />
    </article>
  );
}
