import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './booking-types.en.ts';

const labels = catalog({ en, es: () => import('./booking-types.es.ts') });

export type BookingType = keyof typeof en;

/** The types in display order, with their labels. Separate from the schema, so that a form can list them without zod. */
export const bookingTypesIn = (locale: Locale): { value: BookingType; label: string }[] =>
  Object.entries(labels.in(locale)).map(([value, label]) => ({
    value: value as BookingType,
    label,
  }));

export const bookingTypes = bookingTypesIn('en');
