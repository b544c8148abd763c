import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './inspection-types.en.ts';

const labels = catalog({ en, es: () => import('./inspection-types.es.ts') });

export type InspectionType = keyof typeof en;

/** The types in display order, with their labels. Separate from the schema, so that a form can list them without zod. */
export const inspectionTypesIn = (locale: Locale): { value: InspectionType; label: string }[] =>
  Object.entries(labels.in(locale)).map(([value, label]) => ({
    value: value as InspectionType,
    label,
  }));

export const inspectionTypes = inspectionTypesIn('en');
