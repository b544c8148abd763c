import { useBusinessIn } from '#admin/shell/use-business-in.ts';
import { deliveredSpanish } from '#domain/promotions/delivered-promotions.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { OfferPreview } from './offer-preview.tsx';

interface SpanishFieldsProps {
  form: FormState;
  /** The offer as it is typed, in English. */
  offer: Pick<Promotion, 'id' | 'message' | 'actionLabel' | 'actionUrl' | 'colour'>;
}

export const spanishLabels = {
  'spanish.message': 'Message in Spanish',
  'spanish.actionLabel': 'Link label in Spanish',
};

/** What readers of Spanish see of an offer, with a preview. */
export function SpanishFields({ form, offer }: SpanishFieldsProps) {
  const { business } = useBusinessIn('es');
  const delivered = deliveredSpanish(offer);
  const field = (name: keyof typeof spanishLabels) => ({
    form,
    name,
    label: spanishLabels[name],
    lang: 'es',
  });
  const shown = {
    message: form.values['spanish.message'] || delivered?.message,
    actionLabel: form.values['spanish.actionLabel'] || delivered?.actionLabel,
  };
  return (
    <fieldset className="promotion-spanish ui-wide">
      <legend>In Spanish</legend>
      <p className="promotion-lead">
        <span>
          {delivered
            ? 'If both are empty, readers of Spanish see the words in gray.'
            : 'If both are empty, readers of Spanish see the offer in English.'}
        </span>{' '}
        A discount says how much is “de descuento”, in dollars or percent.
      </p>
      <TextAreaField {...field('spanish.message')} placeholder={delivered?.message} wide />
      <TextField {...field('spanish.actionLabel')} placeholder={delivered?.actionLabel} />
      {business && shown.message ? (
        <section aria-label="Preview in Spanish" lang="es">
          <BusinessProvider business={business}>
            <OfferPreview
              promotion={{ ...offer, message: shown.message, actionLabel: shown.actionLabel ?? '' }}
            />
          </BusinessProvider>
        </section>
      ) : null}
    </fieldset>
  );
}
