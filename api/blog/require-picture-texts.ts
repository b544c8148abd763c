import { fieldProblem } from '#api/http/api-problem.ts';

/**
 * Throws `validation_failed` at `content` if a picture in an article's sanitized HTML has no
 * alternative text and is not marked as decorative.
 */
export function requirePictureTexts(html: string): void {
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  if (pictures.every((tag) => hasText(tag) || tag.includes('role="presentation"'))) return;
  throw fieldProblem(
    'content',
    'Say what each picture in the text shows, or mark it as decoration',
  );
}

const hasText = (tag: string) => /\balt="([^"]*)"/.exec(tag)?.[1]?.trim();
