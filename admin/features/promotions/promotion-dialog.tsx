import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { Values } from '#admin/edits/drafts.ts';
import { FormButtons } from '#admin/edits/form-buttons.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import { promotionColours, promotionPages } from '#domain/promotions/promotion.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { promotionValues, savePromotion } from './promotion-calls.ts';
import { colourNames, pageNames } from './promotion-names.ts';

interface PromotionDialogProps {
  promotion: KeptPromotion;
  onSaved: (promotion: KeptPromotion) => void;
  onClose: () => void;
}

const pages = promotionPages.map((value) => ({ value, label: pageNames[value] }));
const colours = promotionColours.map((value) => ({ value, label: colourNames[value] }));

const labels = {
  message: 'Message',
  actionLabel: 'Link label',
  actionUrl: 'Link leads to',
  colour: 'Color',
  seconds: 'Seconds',
  from: 'First day',
  until: 'Last day',
  on: 'Switched on',
};

export function PromotionDialog({ promotion, onSaved, onClose }: PromotionDialogProps) {
  const form = useEditForm<KeptPromotion>({
    draft: `promotion:${promotion.id}`,
    start: promotionValues(promotion),
    revision: promotion.revision,
    send: (values, revision) => savePromotion(values, promotion.id, revision),
    onSaved,
  });
  // The server counts in milliseconds, the owner in seconds.
  const { duration, ...errors } = form.state.errors;
  const state = { ...form.state, errors: { ...errors, ...(duration && { seconds: duration }) } };
  const { message = '', actionLabel = '', colour } = state.values;

  return (
    <Dialog title="Edit offer" onClose={onClose}>
      {form.conflict ? (
        <ConflictNotice
          conflict={form.conflict}
          differences={(current) => differences(state.values, current)}
          onTakeTheirs={(current) => form.restart(promotionValues(current), current.revision)}
        />
      ) : null}
      <section aria-label="Preview">
        <OfferPreview
          promotion={{
            message,
            actionLabel,
            colour: promotionColours.find((known) => known === colour) ?? 'accent',
          }}
        />
      </section>
      <Form state={state} onType={form.onType} onSubmit={form.onSubmit} label="Offer">
        <TextAreaField
          form={state}
          name="message"
          label={labels.message}
          hint="At most 140 characters"
          required
          wide
        />
        <TextField form={state} name="actionLabel" label={labels.actionLabel} required />
        <SelectField
          form={state}
          name="actionUrl"
          label={labels.actionUrl}
          options={pages}
          required
        />
        <SelectField form={state} name="colour" label={labels.colour} options={colours} required />
        <TextField
          form={state}
          name="seconds"
          label="Shown for, in seconds"
          hint="From 1 to 60"
          inputMode="numeric"
          required
        />
        <TextField
          form={state}
          name="from"
          label={labels.from}
          type="date"
          hint="Without it, at once"
        />
        <TextField
          form={state}
          name="until"
          label={labels.until}
          type="date"
          hint="Without it, until you switch it off"
        />
        <div className="ui-wide">
          <CheckField form={state} name="on" label={labels.on} />
        </div>
        <FormButtons form={form} save="Save offer" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function differences(mine: Values, current: KeptPromotion) {
  const theirs = promotionValues(current);
  return Object.entries(labels).map(([name, label]) => ({
    label,
    mine: mine[name] ?? '',
    theirs: theirs[name] ?? '',
  }));
}
