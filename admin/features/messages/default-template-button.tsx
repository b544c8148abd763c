import { type MouseEvent, useState } from 'react';
import { findControl, setControlValue } from '#admin/forms/set-control-value.ts';
import { Button } from '#admin/shell/button.tsx';
import { defaultTemplateIn } from '#domain/messages/default-templates.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { Wording } from './message-calls.ts';

/** Fills in the default template, which applies once it is saved, and undoes that. */
export function DefaultTemplateButton({
  wording: { kind, locale },
  template,
}: {
  wording: Wording;
  template: MessageTemplate;
}) {
  const [replaced, setReplaced] = useState<MessageTemplate>();
  const standard = defaultTemplateIn(locale, kind);
  const isDefault = template.subject === standard.subject && template.text === standard.text;

  function fill({ currentTarget }: MouseEvent<HTMLButtonElement>, next: MessageTemplate) {
    for (const name of ['subject', 'text'] as const) {
      setControlValue(findControl(currentTarget.form, name), next[name]);
    }
  }

  if (isDefault && !replaced) return null;
  return isDefault && replaced ? (
    <Button
      onClick={(event) => {
        fill(event, replaced);
        setReplaced(undefined);
      }}
    >
      Undo
    </Button>
  ) : (
    <Button
      onClick={(event) => {
        setReplaced(template);
        fill(event, standard);
      }}
    >
      Restore the default wording
    </Button>
  );
}
