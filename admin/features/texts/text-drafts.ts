import { drafts, type Values } from '#admin/forms/drafts.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { blocks } from './text-values.ts';

export interface Edit {
  values: Values;
  /** What was published when the edit began. */
  start: Values;
}

/** The edits of a language by block. */
export type Edits = ReadonlyMap<string, Edit>;

/** Typed texts of one language, kept on this device until they are published or discarded. */
export function textDrafts(locale: Locale) {
  const nameOf = (id: string) =>
    locale === defaultLocale ? `texts:${id}` : `texts:${locale}:${id}`;
  return {
    read: (): Edits =>
      new Map(
        blocks.flatMap(({ id }) => {
          const draft = drafts.read(nameOf(id));
          return draft ? [[id, draft]] : [];
        }),
      ),
    save: (id: string, edit: Edit) => drafts.save(nameOf(id), { ...edit, revision: undefined }),
    remove: (id: string) => drafts.remove(nameOf(id)),
  };
}
