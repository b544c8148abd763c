import type { QuoteResult } from '#domain/quote/quote.schema.ts';
import type { BookingType } from '../booking-types.ts';

/** Minutes on site by inspection type, for a booking without a quote. */
export type AppointmentLengths = Readonly<Record<BookingType, number>>;

/** The values of a new installation, within the 2-4 hours of spec §9. */
export const defaultLengths: AppointmentLengths = {
  buyer: 180,
  seller: 180,
  warranty: 240,
  maintenance: 120,
};

/** Minutes between two appointments of a new installation. */
export const DEFAULT_BUFFER_MINUTES = 30;

interface LengthFacts {
  inspectionType?: BookingType | undefined;
  quote?: { result: Pick<QuoteResult, 'estimatedDuration'> } | undefined;
}

/**
 * Minutes on site: the upper end of the quote's duration (spec §9, '2.5-3 hours'), else the length of
 * the inspection type. A booking without a type counts as a buyer's.
 */
export function appointmentMinutes(
  { quote, inspectionType = 'buyer' }: LengthFacts,
  lengths: AppointmentLengths,
): number {
  const longest = /-([\d.]+) hours$/.exec(quote?.result.estimatedDuration ?? '')?.[1];
  return longest === undefined ? lengths[inspectionType] : Number(longest) * 60;
}
