import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { words as en } from './refused-request.en.ts';

const texts = catalog({ en, es: () => import('./refused-request.es.ts') });

/** A request that was sent as a plain form and refused, by control name. */
export interface RefusedRequest {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The reason, if it does not belong to a field. */
  failure?: string | undefined;
}

/** The message beside the button after a failure that the server explains. */
export const failureLine = (
  { title, detail }: Pick<Problem, 'title' | 'detail'>,
  locale: Locale,
): string => [`${title}.`, detail, texts.in(locale).inputKept].filter(Boolean).join(' ');
