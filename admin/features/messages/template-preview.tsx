import { usePreview } from '#admin/forms/use-preview.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import { MailText } from './mail-text.tsx';

/** A message with these texts about invented people. */
export function TemplatePreview({
  kind,
  template,
}: {
  kind: MessageKind;
  template: MessageTemplate;
}) {
  const { shown, failure } = usePreview<MessageText>('messages/preview', { kind, ...template });
  return (
    <section className="admin-card template-preview" aria-labelledby="template-preview">
      <h2 className="admin-card-title" id="template-preview">
        Preview
      </h2>
      <p className="message-lead">With made-up people. Nothing is sent.</p>
      {failure ? <p role="alert">{failure}</p> : null}
      {shown ? <MailText mail={shown} /> : null}
    </section>
  );
}
