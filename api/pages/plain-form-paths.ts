import { locales } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';

/** The pages whose form works without JavaScript, by a POST to themselves; in each language. */
export const plainFormPaths: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => ['/contact', '/quote'].map((path) => addressIn(locale, path))),
);
