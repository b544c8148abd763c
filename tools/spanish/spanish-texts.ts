import { globSync } from 'node:fs';
import { isFixed } from '#domain/business/text-shape.ts';
import {
  lineOf,
  nameOf,
  parsed,
  partsOf,
  type SourceNode,
  sourceOf,
} from '../source/source-nodes.ts';

/** A text in Spanish, and where it stands: "site/chrome/chrome.es.ts:12". Values filled in are `{}`. */
export interface SpanishText {
  place: string;
  text: string;
}

/** What visitors type, with their spelling, which the chat reads. */
const readings = /^domain\/chat\/(message-words|other-subjects|spelling)\.es\.ts$/;
const isReading = (key: string) => ['phrases', 'units', 'otherUnits'].includes(key);

/** Texts of a syntax tree. @param isSpanish whether `node` is in Spanish, and not only values under the key `es` */
function textsIn(node: SourceNode, isSpanish: boolean): { start: number; text: string }[] {
  const within = (parts: SourceNode[]) => parts.flatMap((part) => textsIn(part, isSpanish));
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
      return [];
    case 'ExportNamedDeclaration':
      return within(partsOf(node).filter((part) => part !== node['source']));
    case 'Property': {
      const key = nameOf(node['key']);
      const value = node['value'] as SourceNode;
      if (isReading(key) || (isFixed(key) && value.type !== 'ObjectExpression')) return [];
      return textsIn(value, isSpanish || key === 'es');
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return within([node['expression'] as SourceNode]);
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as { value: { cooked: string } }[];
      const text = quasis.map(({ value }) => value.cooked).join('{}');
      const filledIn = within(node['expressions'] as SourceNode[]);
      return isSpanish ? [{ start: node.start, text }, ...filledIn] : filledIn;
    }
    case 'Literal': {
      const { value, start } = node;
      return isSpanish && typeof value === 'string' ? [{ start, text: value }] : [];
    }
    default:
      return within(partsOf(node));
  }
}

function textsOf(file: string): SpanishText[] {
  const code = sourceOf(file);
  const isCatalog = file.endsWith('.es.ts');
  if (!isCatalog && !/\bes: /.test(code)) return [];
  return textsIn(parsed(file, code), isCatalog)
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ start, text }) => ({ place: `${file}:${lineOf(code, start)}`, text }));
}

/** The paragraphs of a text in Markdown, without the targets of its links. */
const paragraphsOf = (file: string): SpanishText[] =>
  sourceOf(file)
    .split(/\n{2,}/)
    .map((paragraph) => ({ place: file, text: paragraph.replaceAll(/\]\([^)]*\)/g, ']') }));

/** Every text that is written in Spanish: catalogs, values under `es`, and articles. */
export const spanishTexts = (articles: readonly string[]): SpanishText[] => [
  ...globSync([
    '{api,client,domain,mail,site,ui,widgets}/**/*.es.ts',
    'domain/{business,maintenance,promotions}/**/*.ts',
  ])
    .filter(
      (file) => !/\.(test|en|descriptions)\.ts$|\/testing\//.test(file) && !readings.test(file),
    )
    .flatMap(textsOf),
  ...articles.flatMap(paragraphsOf),
];
