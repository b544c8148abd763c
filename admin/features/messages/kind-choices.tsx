import { RowLink } from '#admin/lists/row-link.tsx';
import {
  type MessageKind,
  type MessageRecipient,
  messageKindDisplays,
  messageKinds,
} from '#domain/messages/message-kinds.ts';
import { localesOfKind } from '#domain/messages/message-locale.ts';
import { type TemplateSettings, templatesIn } from '#domain/messages/own-templates.ts';
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
export const KindChoices = ({ form, settings }: KindChoicesProps) =>
  groups.map(({ to, legend }) => (
    <fieldset key={to} className="message-kinds">
      <legend>{legend}</legend>
      {messageKinds
        .filter((kind) => messageKindDisplays[kind].to === to)
        .map((kind) => (
          <div key={kind} className="message-choice">
            <CheckField form={form} name={kind} label={kindLabel(kind)} />
            <p className="message-template-link">
              {isReworded(kind, settings) ? <span className="admin-chip">Your wording</span> : null}
              <RowLink href={`/messages/${kind}`} place={kind}>
                Edit wording
                <span className="ui-visually-hidden">: {messageKindDisplays[kind].label}</span>
              </RowLink>
            </p>
          </div>
        ))}
    </fieldset>
  ));
