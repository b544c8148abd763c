import { business } from '#domain/business/defaults/business.ts';
import { dollars } from '#domain/quote/dollars.ts';
import type { MessageBlock, MessageContent } from './message-content.ts';

const signature = [
  business.name,
  business.license.label,
  `Call or text ${business.phone.display}`,
  business.email.display,
];

/** A message in plain text: its blocks separated by empty lines; line ends are `\n`. */
export function plainText({ blocks }: Pick<MessageContent, 'blocks'>): string {
  const parts = [...blocks.map(linesOf), signature];
  return `${parts
    .map((lines) => lines.join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function linesOf(block: MessageBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'facts': {
      const facts = block.facts.map(({ label, text }) => `${label}: ${text}`);
      return block.title === undefined ? facts : [block.title, ...facts.map(indented)];
    }
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => indented(`- ${item}`))];
    case 'price':
      return [
        'Price:',
        ...block.lines.map(({ label, amount }) => indented(`${label}: ${dollars(amount)}`)),
        indented(`Total: ${dollars(block.total)}`),
      ];
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
