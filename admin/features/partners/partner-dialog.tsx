import { useRef } from 'react';
import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import { FormButtons } from '#admin/edits/form-buttons.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import type { KeptPartner, PartnerWithLeads } from '#domain/partners/partner.schema.ts';
import { Form } from '#widgets/core/form/form.tsx';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { TextField } from '#widgets/core/ui/field.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { partnerValues, savePartner } from './partner-calls.ts';

interface PartnerDialogProps {
  /** Without an id a new one, of which perhaps the slug is known. */
  partner: Partial<KeptPartner>;
  onSaved: (partner: PartnerWithLeads) => void;
  onClose: () => void;
}

const labels = { name: 'Name', slug: 'Slug', site: 'Site' };

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
  const box = useRef<HTMLDivElement>(null);

  /** The slug follows the name until somebody writes one. */
  function onType(typed: Pick<FormState, 'values' | 'errors'>) {
    const { name = '', slug = '' } = typed.values;
    const follows = !partner.slug && slug === (partnerSlugFrom(state.values['name'] ?? '') ?? '');
    const control = box.current?.querySelector<HTMLInputElement>('[name="slug"]');
    if (!follows || !control || control === document.activeElement) return form.onType(typed);
    control.value = partnerSlugFrom(name) ?? '';
    const { slug: _outdated, ...errors } = typed.errors;
    form.onType({ values: { ...typed.values, slug: control.value }, errors });
  }

  return (
    <Dialog title={id ? 'Edit partner' : 'New partner'} onClose={onClose}>
      {form.conflict ? (
        <ConflictNotice
          conflict={form.conflict}
          differences={(current) => {
            const theirs = partnerValues(current);
            return Object.entries(labels).map(([field, label]) => ({
              label,
              mine: state.values[field] ?? '',
              theirs: theirs[field] ?? '',
            }));
          }}
          onTakeTheirs={(current) => form.restart(partnerValues(current), current.revision)}
        />
      ) : null}
      <div ref={box}>
        <Form state={state} onType={onType} onSubmit={form.onSubmit} label="Partner">
          <div className="ui-wide">
            <TextField form={state} name="name" label="Name" autoComplete="off" required />
            <TextField
              form={state}
              name="slug"
              label="Slug"
              autoComplete="off"
              hint={
                id
                  ? 'Pages that still carry the old slug are counted apart'
                  : 'What their widgets send along: lower case letters, digits, hyphens'
              }
              required
            />
            <TextField
              form={state}
              name="site"
              label="Site"
              autoComplete="off"
              inputMode="url"
              hint="For example https://janedoe.example"
            />
          </div>
          <FormButtons form={form} save={id ? 'Save partner' : 'Add partner'} onCancel={onClose} />
        </Form>
      </div>
    </Dialog>
  );
}
