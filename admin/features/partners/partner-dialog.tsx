import { useRef } from 'react';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import type { PartnerWithLeads, StoredPartner } from '#domain/partners/partner.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { partnerValues, savePartner } from './partner-calls.ts';

interface PartnerDialogProps {
  /** A partner without an id is new; its slug may already be known. */
  partner: Partial<StoredPartner>;
  onSaved: (partner: PartnerWithLeads) => void;
  onClose: () => void;
}

const labels = { name: 'Name', slug: 'Slug', site: 'Site', email: 'Email' };

export function PartnerDialog({ partner, onSaved, onClose }: PartnerDialogProps) {
  const { id } = partner;
  const form = useEditForm<PartnerWithLeads>({
    draft: `partner:${id ?? partner.slug ?? 'new'}`,
    start: partnerValues(partner),
    revision: partner.revision,
    send: (values, revision) => savePartner(values, id, revision),
    onSaved,
  });
  const { state } = form;
  const fields = useRef<HTMLDivElement>(null);
  const field = (name: keyof typeof labels) => ({
    form: state,
    name,
    label: labels[name],
    autoComplete: 'off',
  });

  /** Derives the slug from the name until the owner types one. */
  function onType(typed: Pick<FormState, 'values' | 'errors'>) {
    const { name = '', slug = '' } = typed.values;
    const isDerived = !partner.slug && slug === (partnerSlugFrom(state.values['name'] ?? '') ?? '');
    const control = fields.current?.querySelector<HTMLInputElement>('[name="slug"]');
    if (!isDerived || !control || control === document.activeElement) return form.onType(typed);
    control.value = partnerSlugFrom(name) ?? '';
    const { slug: _outdated, ...errors } = typed.errors;
    form.onType({ values: { ...typed.values, slug: control.value }, errors });
  }

  return (
    <Dialog title={id ? 'Edit partner' : 'New partner'} onClose={onClose}>
      <EditForm
        form={{ ...form, onType }}
        label="Partner"
        labels={labels}
        valuesOf={partnerValues}
        save={id ? 'Save partner' : 'Add partner'}
        cancel={<Button onClick={onClose}>Cancel</Button>}
      >
        <div className="ui-wide" ref={fields}>
          <TextField {...field('name')} required />
          <TextField
            {...field('slug')}
            hint={
              id
                ? 'Pages that still use the old slug are counted separately'
                : 'What their widgets send along: lowercase letters, digits, hyphens'
            }
            required
          />
          <TextField
            {...field('site')}
            inputMode="url"
            hint="For example https://janedoe.example"
          />
          <TextField
            {...field('email')}
            inputMode="email"
            hint="The agent’s own page then leads to the code for these widgets"
          />
        </div>
      </EditForm>
    </Dialog>
  );
}
