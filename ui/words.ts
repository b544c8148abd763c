import type { Catalogue } from '#domain/locale/catalogue.ts';
import { useBusiness } from './business.tsx';

/** The words of a part in the language that the nearest provider gives the business in. */
export const useWords = <T>(words: Catalogue<T>): T => words.in(useBusiness().locale);
