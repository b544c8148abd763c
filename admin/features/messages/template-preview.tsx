import { usePreview } from '#admin/forms/use-preview.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import { MailText } from './mail-text.tsx';
import { localePart, type Wording } from './message-calls.ts';

/** A message with these texts about invented people. */
export function TemplatePreview({
  wording,
  template,
}: {
  wording: Wording;
  template: MessageTemplate;
}) {
  const { shown, failure } = usePreview('POST /api/messages/preview', {
    kind: wording.kind,
    ...template,
    ...localePart(wording),
  });
  return (
    <section className="admin-card template-preview" aria-labelledby="template-preview">
      <h2 className="admin-card-title" id="template-preview">
        Preview
      </h2>
      <p className="message-lead">With made-up people. Nothing is sent.</p>
      {failure ? <p role="alert">{failure}</p> : null}
      {shown ? <MailText mail={shown} lang={wording.locale} /> : null}
    </section>
  );
}
