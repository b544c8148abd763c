import { fieldProblem } from '#api/http/api-problem.ts';
import type { Store } from '#api/store/store.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { defaultLocale } from '#domain/locale/locale.ts';

/**
 * Throws `validation_failed` at `translationOf` unless `post` translates nothing, or is in another language than
 * English and translates an article in English; at `locale` if it is not in English and has itself a translation.
 */
export async function requireOriginal(store: Store, post: Post): Promise<void> {
  const isEnglish = localeOfPost(post) === defaultLocale;
  if (!isEnglish && (await store.posts.all()).some((other) => other.translationOf === post.id)) {
    throw fieldProblem('locale', 'This article has a translation, so that it stays in English');
  }
  if (post.translationOf === undefined) return;
  const original = await store.posts.find(post.translationOf);
  if (isEnglish || !original || localeOfPost(original) !== defaultLocale) {
    throw fieldProblem('translationOf', 'Only an article in English can have a translation');
  }
}
