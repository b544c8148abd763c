import type { PromotionTexts } from './promotion.ts';

/**
 * The messages of a new installation by id: as delivered, and in Spanish. They are not imported from the defaults, which
 * only the store knows; a test compares them.
 */
const delivered: Readonly<Record<string, { en: PromotionTexts; es: PromotionTexts }>> = {
  'first-inspection': {
    en: {
      message: '$50 off your first inspection. Ask for it when you book.',
      actionLabel: 'Pick a time',
    },
    es: {
      message: '$50 de descuento en su primera inspección. Pídalo al reservar.',
      actionLabel: 'Elegir un horario',
    },
  },
  'early-booking': {
    en: {
      message: 'Book {{earlyDays}} or more days ahead: {{earlyPercent}} off the base price.',
      actionLabel: 'Get a quote',
    },
    es: {
      message:
        'Reserve con {{earlyDays}} días o más de anticipación: {{earlyPercent}} menos en el precio base.',
      actionLabel: 'Obtener cotización',
    },
  },
  'thermal-imaging': {
    en: {
      message: 'Thermal imaging is free with every inspection.',
      actionLabel: 'See prices',
    },
    es: {
      message: 'Las imágenes térmicas son gratis con cada inspección.',
      actionLabel: 'Ver precios',
    },
  },
};

/** The product's Spanish for an offer that is as delivered; undefined for what the owner has worded himself. */
export function deliveredSpanish(
  promotion: PromotionTexts & { id: string },
): PromotionTexts | undefined {
  const known = delivered[promotion.id];
  const isAsDelivered =
    known?.en.message === promotion.message && known.en.actionLabel === promotion.actionLabel;
  return isAsDelivered ? known.es : undefined;
}
