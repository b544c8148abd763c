import type { BookingType } from '#domain/booking/booking-types.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** Most characters of a text. */
export const MAX_AGREEMENT_LENGTH = 30_000;

/** A text that clients sign before the inspection. */
export interface AgreementTemplate extends Versioned {
  /** For the owner. */
  name: string;
  locale: Locale;
  /** The types that it is for; empty for all. */
  inspectionTypes: BookingType[];
  /** Markdown with placeholders. */
  text: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Marks those of a new installation, which the owner replaces. */
  sample?: true | undefined;
}
