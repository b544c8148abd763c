import { useState } from 'react';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { PlaceholderList } from '#admin/forms/placeholder-list.tsx';
import { RestoredNotice } from '#admin/forms/restored-notice.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { placeholderLabels, placeholdersOf } from '#domain/messages/message-template.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { DefaultTemplateButton } from './default-template-button.tsx';
import { saveTemplate, templateValues, type Wording } from './message-calls.ts';
import { TemplatePreview } from './template-preview.tsx';

const labels = { subject: 'Subject', text: 'Text' };

interface TemplateFormProps {
  wording: Wording;
  stored: ShownMessageSettings;
  onSaved: (saved: ShownMessageSettings) => void;
}

/** Subject and text of one kind of message in one language. A draft keeps unsaved texts. */
export function TemplateForm({ wording, stored, onSaved }: TemplateFormProps) {
  const { kind, locale } = wording;
  const start = templateValues(stored, wording);
  const form = useEditForm<ShownMessageSettings>({
    draft: `message-words-${kind}${locale === defaultLocale ? '' : `-${locale}`}`,
    start,
    revision: stored.revision,
    send: (values, revision) => saveTemplate(wording, values, revision),
    onSaved(saved) {
      form.restart(templateValues(saved, wording), saved.revision);
      onSaved(saved);
      showToast({ title: 'Wording saved', description: 'Used in messages from now on.' });
    },
  });
  const [isRestored] = useState(form.dirty);
  const { state } = form;
  const { subject = '', text = '' } = state.values;
  return (
    <div className="template-parts">
      <section className="admin-card" aria-labelledby="template">
        <h2 className="admin-card-title" id="template">
          {' '}
          Wording{' '}
        </h2>
        <p className="message-lead">
          The greeting, details, prices and links are added automatically. An empty line starts a
          new paragraph.
        </p>
        {isRestored && form.dirty ? (
          <RestoredNotice onDiscard={() => form.restart(start, stored.revision)} />
        ) : null}
        <EditForm
          form={form}
          label="Wording"
          labels={labels}
          valuesOf={(current) => templateValues(current, wording)}
          onAcceptCurrent={onSaved}
          save="Save wording"
          cancel={<DefaultTemplateButton wording={wording} template={{ subject, text }} />}
        >
          <TextField
            form={state}
            name="subject"
            label={labels.subject}
            lang={locale}
            required
            wide
          />
          <TextAreaField form={state} name="text" label={labels.text} lang={locale} required wide />
          <PlaceholderList
            labels={placeholdersOf(kind).map((name) => [name, placeholderLabels[name]])}
            hint="Each message fills in its own value."
          />
        </EditForm>
      </section>
      <TemplatePreview wording={wording} template={{ subject, text }} />
    </div>
  );
}
