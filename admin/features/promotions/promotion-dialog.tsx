import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import { promotionColors, promotionPages, promotionTypes } from '#domain/promotions/promotion.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { newPromotionValues, promotionValues, savePromotion } from './promotion-calls.ts';
import { colorNames, pageNames, typeNames } from './promotion-names.ts';
import { SpanishFields, spanishLabels } from './spanish-fields.tsx';

interface PromotionDialogProps {
  /** Undefined for a new one. */
  promotion: StoredPromotion | undefined;
  onSaved: (promotion: StoredPromotion) => void;
  onClose: () => void;
}

const pages = promotionPages.map((value) => ({ value, label: pageNames[value] }));
const colors = promotionColors.map((value) => ({ value, label: colorNames[value] }));
const types = promotionTypes.map((value) => ({ value, label: typeNames[value] }));
const labels = {
  type: 'What it is',
  message: 'Message',
  actionLabel: 'Link label',
  actionUrl: 'Link goes to',
  colour: 'Color',
  seconds: 'Seconds',
  from: 'First day',
  until: 'Last day',
  on: 'Turned on',
  ...spanishLabels,
};

export function PromotionDialog({ promotion, onSaved, onClose }: PromotionDialogProps) {
  const form = useEditForm<StoredPromotion>({
    draft: `promotion:${promotion?.id ?? 'new'}`,
    start: promotion ? promotionValues(promotion) : newPromotionValues,
    revision: promotion?.revision,
    send: (values, revision) => savePromotion(values, promotion?.id, revision),
    onSaved,
  });
  // The API has milliseconds in `duration`, the form seconds.
  const { duration, ...errors } = form.state.errors;
  const state = { ...form.state, errors: { ...errors, ...(duration && { seconds: duration }) } };
  const { message = '', actionLabel = '', actionUrl, colour } = state.values;
  const offer = {
    actionUrl: promotionPages.find((known) => known === actionUrl) ?? '/calendar',
    colour: promotionColors.find((known) => known === colour) ?? 'accent',
  } as const;
  const field = (name: keyof typeof labels) => ({ form: state, name, label: labels[name] });

  return (
    <Dialog title={promotion ? 'Edit offer' : 'New offer'} onClose={onClose}>
      <section aria-label="Preview">
        <OfferPreview
          promotion={{
            message: message || 'Your message',
            actionLabel: actionLabel || 'Your link',
            ...offer,
          }}
        />
      </section>
      <EditForm
        form={{ ...form, state }}
        label="Offer"
        labels={labels}
        valuesOf={promotionValues}
        save={promotion ? 'Save offer' : 'Add offer'}
        cancel={<Button onClick={onClose}>Cancel</Button>}
      >
        {promotion ? null : (
          <SelectField
            {...field('type')}
            options={types}
            placeholder="Choose what it is"
            hint="A discount says in its message how much is off, in dollars or percent"
            required
            wide
          />
        )}
        <TextAreaField {...field('message')} hint="At most 140 characters" required wide />
        <TextField {...field('actionLabel')} required />
        <SpanishFields
          form={state}
          offer={{ ...offer, id: promotion?.id ?? '', message, actionLabel }}
        />
        <SelectField {...field('actionUrl')} options={pages} required />
        <SelectField {...field('colour')} options={colors} required />
        <TextField
          {...field('seconds')}
          label="Shown for, in seconds"
          hint="From 1 to 60"
          inputMode="numeric"
          required
        />
        <TextField {...field('from')} type="date" hint="If empty, right away" />
        <TextField {...field('until')} type="date" hint="If empty, until you turn it off" />
        <div className="ui-wide">
          <CheckField {...field('on')} />
        </div>
      </EditForm>
    </Dialog>
  );
}
