import { reservedSizes, WIDE_FROM } from '#widgets/registry.ts';
import type { Contract, Contracts, Header } from './contract.ts';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const defaulted = (type: string, fallback: string | undefined) =>
  fallback ? `${code(type)}, else ${code(fallback)}` : code(type);

function rows({ attributes, properties, methods, events, parts }: Header): string[][] {
  return [
    ...attributes.map(({ name, type, fallback, text }) => [
      'attribute',
      code(name),
      defaulted(type, fallback),
      text,
    ]),
    ...properties.map(({ name, type, text }) => ['property', code(name), code(type), text]),
    ...methods.map(({ name, text }) => ['method', code(`${name}()`), '', text]),
    ...events.map(({ name, detail, cancelable, text }) => [
      'event',
      code(name),
      cancelable ? `${code(detail)}, cancelable` : code(detail),
      text,
    ]),
    ...parts.map(({ name, text }) => ['part', code(name), '', text]),
  ];
}

const section = (title: string, prose: string[], header: Header) =>
  [`### ${title}`, ...prose, table(['', 'Name', 'Type', ''], rows(header))].join('\n\n');

/** The contracts as tables of docs/embedding.md. */
export const contractTables = ({ shared, elements }: Contracts) =>
  [
    section('Every widget', [], shared),
    table(
      ['Custom property', 'Default', ''],
      shared.customProperties.map(({ name, fallback = '', text }) => [
        code(name),
        code(fallback),
        text,
      ]),
    ),
    ...elements.map((element: Contract) =>
      section(code(`<${element.tag}>`), element.prose, element),
    ),
  ].join('\n\n');

/** The CSS that reserves each widget's size; without empty lines, which some editors turn into paragraphs. */
export function reservedSizeStyles(): string {
  return [
    '```css',
    ...reservedSizes.map(({ tag, narrow }) => `${tag} { display: block; min-height: ${narrow}px }`),
    `@media (width >= ${WIDE_FROM}px) {`,
    ...reservedSizes.map(({ tag, wide }) => `  ${tag} { min-height: ${wide}px }`),
    '}',
    '```',
  ].join('\n');
}
