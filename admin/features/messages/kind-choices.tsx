import { Link } from 'wouter';
import { RowLink } from '#admin/lists/row-link.tsx';
import {
  type MessageKind,
  type MessageRecipient,
  messageKindDisplays,
  messageKinds,
} from '#domain/messages/message-kinds.ts';
import { localesOfKind } from '#domain/messages/message-locale.ts';
import { type TemplateSettings, templatesIn } from '#domain/messages/own-templates.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { whenLabel } from './message-labels.ts';

const groups: readonly { to: MessageRecipient; legend: string }[] = [
  { to: 'client', legend: 'To clients' },
  { to: 'agent', legend: 'To agents' },
  { to: 'owner', legend: 'To you' },
];

/** 'Booking confirmed: when a booking is made' */
export const kindLabel = (kind: MessageKind): string =>
  `${messageKindDisplays[kind].label}: ${whenLabel(kind)}`;

const isReworded = (kind: MessageKind, settings: TemplateSettings) =>
  localesOfKind(kind).some((locale) => templatesIn(locale, settings)[kind]);

interface KindChoicesProps {
  form: FormState;
  /** Kinds with the owner's own template are marked. */
  settings: TemplateSettings;
}

/** A checkbox for each kind of message, by recipient, with a link to its template. */
export function KindChoices({ form, settings }: KindChoicesProps) {
  const hasNoReviewLink = reviewLinks(useBusiness()).length === 0;
  return groups.map(({ to, legend }) => (
    <fieldset key={to} className="message-kinds">
      <legend>{legend}</legend>
      {messageKinds
        .filter((kind) => messageKindDisplays[kind].to === to)
        .map((kind) => (
          <div key={kind} className="message-choice">
            <CheckField form={form} name={kind} label={kindLabel(kind)} />
            {kind === 'review_request' && hasNoReviewLink ? (
              <p className="message-choice-note">
                Not sent: the business has no review link. Add one under{' '}
                <Link href="/business">Business</Link>.
              </p>
            ) : null}
            <p className="message-template-link">
              {isReworded(kind, settings) ? <span className="admin-chip">Your wording</span> : null}
              <RowLink href={`/messages/${kind}`} place={kind}>
                Edit wording
                <span className="ui-visually-hidden">{`: ${messageKindDisplays[kind].label}`}</span>
              </RowLink>
            </p>
          </div>
        ))}
    </fieldset>
  ));
}
