import { type MouseEvent, useState } from 'react';
import { findControl, setControlValue } from '#admin/forms/set-control-value.ts';
import { Button } from '#admin/shell/button.tsx';
import { defaultTemplates } from '#domain/messages/default-templates.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';

/** Fills in the default template, which applies once it is saved, and undoes that. */
export function DefaultTemplateButton({
  kind,
  template,
}: {
  kind: MessageKind;
  template: MessageTemplate;
}) {
  const [replaced, setReplaced] = useState<MessageTemplate>();
  const standard = defaultTemplates[kind];
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
