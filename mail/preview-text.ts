import type { MessageContent } from '#domain/messages/message-content.ts';

/** Shown by an inbox beside the subject: the first paragraph after a greeting ('Hello Maria,'). */
export function previewText({ subject, blocks }: MessageContent): string {
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  return paragraphs.find((text) => !text.endsWith(',')) ?? paragraphs[0] ?? subject;
}
