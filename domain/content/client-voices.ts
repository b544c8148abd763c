import type { TextBlock } from '#domain/business/text-block.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import { profileReviews } from './business-profile.ts';
import { testimonials } from './testimonials.ts';

/** Lists of what clients have said. */
export const clientVoices: readonly TextBlock<readonly object[]>[] = [testimonials, profileReviews];

/**
 * The texts of a business's file for an installation with `before`. A list of what clients have said that the file does
 * not have is empty where `before` has one of its own: neither its clients' words nor the samples that it left out are
 * those of the business in the file.
 */
export function textsOfFile(texts: TextValues, before: TextValues): TextValues {
  const silent = clientVoices.filter(({ id }) => before.en?.[id] !== undefined && !texts.en?.[id]);
  if (silent.length === 0) return texts;
  return { ...texts, en: { ...texts.en, ...Object.fromEntries(silent.map(({ id }) => [id, []])) } };
}
