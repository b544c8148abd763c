import type { Catalog } from '#domain/locale/catalog.ts';
import { useBusiness } from './business.tsx';

/** The words of a part in the language that the nearest provider gives the business in. */
export const useWords = <T>(words: Catalog<T>): T => words.in(useBusiness().locale);
