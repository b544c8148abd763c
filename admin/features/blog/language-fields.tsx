import useSWR from 'swr';
import { languageOptions } from '#admin/leads/languages.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { AdminPostSummary } from '#domain/blog/post.schema.ts';
import { defaultLocale, localeOf } from '#domain/locale/locale.ts';
import { SelectField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { fetchEveryPost } from './post-calls.ts';

interface LanguageFieldsProps {
  form: FormState;
  /** The id of the article; undefined for a new one. */
  id: string | undefined;
}

/** The language of an article, and which one it translates unless it is in English. */
export function LanguageFields({ form, id }: LanguageFieldsProps) {
  const isEnglish = localeOf(form.values['locale']) === defaultLocale;
  return (
    <>
      <SelectField form={form} name="locale" label="Language" options={languageOptions} required />
      {isEnglish ? null : <OriginalField form={form} id={id} />}
    </>
  );
}

function OriginalField({ form, id }: LanguageFieldsProps) {
  const { data: posts, error } = useSWR('every-post', fetchEveryPost, { dedupingInterval: 0 });
  const chosen = form.values['translationOf'] ?? '';
  if (!posts) {
    return (
      <div className="ui-field">
        <input type="hidden" name="translationOf" defaultValue={chosen} />
        <p className="ui-message" role="status">
          {error
            ? 'The articles in English couldn’t be loaded. What this translates stays as it is.'
            : 'Loading the articles in English…'}
        </p>
      </div>
    );
  }
  const originals = untranslated(posts, id).map((post) => ({ value: post.id, label: post.title }));
  const isGone = chosen !== '' && originals.every(({ value }) => value !== chosen);
  return (
    <SelectField
      form={form}
      name="translationOf"
      label="Translation of"
      options={isGone ? [{ value: chosen, label: 'A deleted article' }, ...originals] : originals}
      placeholder="No other article"
      hint={
        isGone
          ? 'The article that this translates is no longer there. Choose another one, or none.'
          : 'Readers can switch between the two'
      }
    />
  );
}

/** The articles in English that no other than the article with this id translates. */
function untranslated(posts: readonly AdminPostSummary[], id: string | undefined) {
  const translated = new Set(
    posts.filter((post) => post.id !== id).map(({ translationOf }) => translationOf),
  );
  return posts.filter(
    (post) => post.id !== id && localeOfPost(post) === defaultLocale && !translated.has(post.id),
  );
}
