import type { MessageContent } from '#domain/messages/message-content.ts';
import { keyed } from './blocks/keyed.ts';
import { MailLayout } from './mail-layout.tsx';
import { MessageBlock } from './message-block.tsx';
import { previewText } from './preview-text.ts';

/** A message as an HTML document. Throws a TypeError for a link with an unsafe URL. */
export function MessageMail({ content }: { content: MessageContent }) {
  return (
    <MailLayout subject={content.subject} preview={previewText(content)} sender={content.sender}>
      {keyed(content.blocks).map(({ key, value }) => (
        <MessageBlock key={key} block={value} />
      ))}
    </MailLayout>
  );
}
