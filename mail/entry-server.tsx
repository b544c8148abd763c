import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { keyed } from './blocks/keyed.ts';
import { MailLayout } from './mail-layout.tsx';
import { MessageBlock } from './message-block.tsx';
import { previewText } from './preview-text.ts';

const mailOf = (content: MessageContent) => (
  <MailLayout subject={content.subject} preview={previewText(content)} sender={content.sender}>
    {keyed(content.blocks).map(({ key, value }) => (
      <MessageBlock key={key} block={value} />
    ))}
  </MailLayout>
);

/** The HTML part of a message's mail. Throws a TypeError for a link with an unsafe URL. */
export const renderMail = (content: MessageContent): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(mailOf(content))}`;
