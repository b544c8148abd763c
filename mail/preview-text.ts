import type { Locale } from '#domain/locale/locale.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';

/** After a greeting: 'Hello Maria,' and 'Hola, Ana:'. */
const greetingEnds: Readonly<Record<Locale, string>> = { en: ',', es: ':' };

/** Shown by an inbox beside the subject: the first paragraph after a greeting. */
export function previewText({ subject, blocks, sender }: MessageContent): string {
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  return (
    paragraphs.find((text) => !text.endsWith(greetingEnds[sender.locale])) ??
    paragraphs[0] ??
    subject
  );
}
