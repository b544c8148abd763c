import { ApiError } from '#client/api-error.ts';
import type { Business } from '#domain/business/business.ts';
import { linkFailureWords } from './link-failure.words.ts';

/** The message for a failed call by the link of an appointment. */
export function failureText(
  error: unknown,
  { phone, locale }: Pick<Business, 'phone' | 'locale'>,
): string {
  const words = linkFailureWords.in(locale);
  if (error instanceof ApiError && error.problem) {
    const { code, title, detail } = error.problem;
    if (code === 'not_found') return words.linkExpired(phone.display);
    return [`${title}.`, detail].filter(Boolean).join(' ');
  }
  return words.unreachable(phone.display);
}
