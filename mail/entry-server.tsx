import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { MessageMail } from './message-mail.tsx';

/** The HTML part of a message's mail. Throws a TypeError for a link with an unsafe URL. */
export const renderMail = (content: MessageContent): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<MessageMail content={content} />)}`;
