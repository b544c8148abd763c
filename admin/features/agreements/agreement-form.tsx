import { useState } from 'react';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { PlaceholderList } from '#admin/forms/placeholder-list.tsx';
import { RestoredNotice } from '#admin/forms/restored-notice.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { agreementPlaceholders } from '#domain/agreements/placeholders.ts';
import { locales } from '#domain/locale/locale.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import {
  agreementValues,
  newAgreementValues,
  saveAgreement,
  typeFields,
} from './agreement-calls.ts';
import { languageNames } from './agreement-card.tsx';
import { AgreementPreview } from './agreement-preview.tsx';

const labels = {
  name: 'Name',
  locale: 'Language',
  text: 'Text',
  ...Object.fromEntries(typeFields.map(({ name, label }) => [name, `For: ${label}`])),
};

const languages = locales.map((value) => ({ value, label: languageNames[value] }));

interface AgreementFormProps {
  /** Undefined for a new one. */
  template: AgreementTemplate | undefined;
  onSaved: (saved: AgreementTemplate) => void;
}

/** A draft keeps what is not saved. */
export function AgreementForm({ template, onSaved }: AgreementFormProps) {
  const start = template ? agreementValues(template) : newAgreementValues;
  const form = useEditForm<AgreementTemplate>({
    draft: `agreement:${template?.id ?? 'new'}`,
    start,
    revision: template?.revision,
    send: (values, revision) => saveAgreement(values, template?.id, revision),
    onSaved(saved) {
      form.restart(agreementValues(saved), saved.revision);
      onSaved(saved);
      showToast({ title: 'Agreement saved', description: 'Clients sign this text from now on.' });
    },
  });
  const [isRestored] = useState(form.dirty);
  const { state } = form;
  const locale = locales.find((known) => known === state.values['locale']) ?? 'en';
  return (
    <div className="agreement-parts">
      <section className="admin-card" aria-label="Agreement">
        {template?.sample ? (
          <p className="agreement-sample">
            Replace this sample: it is no legal advice. Until then, clients sign it as it is.
          </p>
        ) : null}
        {isRestored && form.dirty ? (
          <RestoredNotice onDiscard={() => form.restart(start, template?.revision)} />
        ) : null}
        <EditForm
          form={form}
          label="Agreement"
          labels={labels}
          valuesOf={agreementValues}
          onAcceptCurrent={onSaved}
          save={template ? 'Save agreement' : 'Add agreement'}
        >
          <TextField form={state} name="name" label="Name" hint="Only you see it" required />
          <SelectField form={state} name="locale" label="Language" options={languages} required />
          <fieldset className="agreement-types ui-wide">
            <legend>Kinds of inspection</legend>
            <p>Without a choice, it is for all.</p>
            {typeFields.map(({ name, label }) => (
              <CheckField key={name} form={state} name={name} label={label} />
            ))}
          </fieldset>
          <TextAreaField
            form={state}
            name="text"
            label="Text"
            hint="# begins a heading, - a list, **bold**, *italic*; an empty line starts a new paragraph"
            lang={locale}
            required
            wide
          />
          <PlaceholderList
            labels={Object.entries(agreementPlaceholders)}
            hint="Each booking fills in its own value."
          />
        </EditForm>
      </section>
      <AgreementPreview text={state.values['text'] ?? ''} locale={locale} />
    </div>
  );
}
