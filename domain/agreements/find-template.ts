import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { AgreementTemplate } from './agreement-template.ts';

type Booked = Pick<Booking, 'inspectionType' | 'locale'>;

/**
 * The agreement that the client of `booking` signs: the owner's own before a sample; in the client's language, else in
 * English; in each, one that names the type of inspection before one for all types. Undefined when there is none, so
 * that nothing is asked.
 */
export function templateFor(
  templates: readonly AgreementTemplate[],
  booking: Booked,
): AgreementTemplate | undefined {
  const [samples, own] = [true, undefined].map((mark) =>
    templates.filter(({ sample }) => sample === mark),
  );
  return bestOf(own, booking) ?? bestOf(samples, booking);
}

function bestOf(
  templates: readonly AgreementTemplate[] = [],
  { inspectionType, locale = defaultLocale }: Booked,
): AgreementTemplate | undefined {
  const inLocale = (wanted: Locale) => {
    const ofLocale = templates.filter((template) => template.locale === wanted);
    return (
      ofLocale.find(
        ({ inspectionTypes }) =>
          inspectionType !== undefined && inspectionTypes.includes(inspectionType),
      ) ?? ofLocale.find(({ inspectionTypes }) => inspectionTypes.length === 0)
    );
  };
  return inLocale(locale) ?? inLocale(defaultLocale);
}

/** Whether the client of `booking` is asked to sign. */
export const hasAgreement = (templates: readonly AgreementTemplate[], booking: Booked): boolean =>
  templateFor(templates, booking) !== undefined;
