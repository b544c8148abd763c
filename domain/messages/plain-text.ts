import { moneyText } from '#domain/jobs/cents.ts';
import type { MessageBlock, MessageContent, MessageSender } from './message-content.ts';
import { messageFrame } from './message-frame.ts';

/** A message in plain text: its blocks separated by empty lines; line ends are `\n`. */
export function plainText({ blocks, sender }: Pick<MessageContent, 'blocks' | 'sender'>): string {
  const parts = [...blocks.map((block) => linesOf(block, sender)), signatureOf(sender)];
  return `${parts
    .map((lines) => lines.join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const signatureOf = ({ locale, name, license, phone, email }: MessageSender) => [
  name,
  ...(license ? [license] : []),
  `${messageFrame(locale).callOrText} ${phone.display}`,
  email.display,
];

function linesOf(block: MessageBlock, { locale }: MessageSender): string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'facts': {
      const facts = block.facts.map(({ label, text }) => `${label}: ${text}`);
      return block.title === undefined ? facts : [block.title, ...facts.map(indented)];
    }
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => indented(`- ${item}`))];
    case 'price': {
      const { price, total } = messageFrame(locale);
      return [
        `${price}:`,
        ...block.lines.map(({ label, amount }) => indented(`${label}: ${moneyText(amount)}`)),
        indented(`${total}: ${moneyText(block.total)}`),
      ];
    }
    case 'words':
      return [`${block.title}:`, block.text];
    case 'links': {
      // Telephone and email are already among the facts, and mail programs turn them into links.
      const pages = block.links.filter(({ url }) => url.startsWith('http'));
      return [
        ...(block.title ? [block.title] : []),
        ...pages.map(({ label, url }) => `${label}: ${url}`),
      ];
    }
  }
}

const indented = (line: string) => `  ${line}`;
