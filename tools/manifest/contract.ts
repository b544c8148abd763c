import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Spec } from 'comment-parser';

export const root = new URL('../../', import.meta.url).pathname;

interface Named {
  name: string;
  text: string;
}

export interface Attribute extends Named {
  /** As TypeScript. */
  type: string;
  fallback: string | undefined;
  /** The property that reflects it. */
  property: string;
}

/** Not an attribute; undefined until it is set. */
export interface Property extends Named {
  type: string;
}

export interface ElementEvent extends Named {
  /** Type of `event.detail`. */
  detail: string;
  cancelable: boolean;
}

export interface CustomProperty extends Named {
  fallback: string | undefined;
}

/** The content of a header, in its order. */
export interface Header {
  /** Paragraphs; the first is the summary. */
  prose: string[];
  attributes: Attribute[];
  properties: Property[];
  /** Without arguments or result. */
  methods: Named[];
  events: ElementEvent[];
  parts: Named[];
  customProperties: CustomProperty[];
}

export interface Contract extends Header {
  /** Module of the package, such as `quote`. */
  module: string;
  tag: string;
  /** Name of the element's interface, such as `InspectionQuoteElement`. */
  className: string;
}

export interface Contracts {
  /** Common to all elements. */
  shared: Header;
  elements: Contract[];
}

/** Whether every HTML element has the attribute, and its property as a text. */
export const isNative = ({ name }: Named): boolean => name === 'lang';

/** The tags that a header may have. */
const knownTags = ['tag', 'attr', 'prop', 'method', 'fires', 'csspart', 'cssprop'];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Reads the comment of `file` that has the tag `marker`. */
function readHeader(file: string, marker: string): { tag: string; header: Header } {
  const source = readFileSync(join(root, file), 'utf8');
  const block = parse(source, { spacing: 'preserve' }).find(({ tags }) =>
    tags.some(({ tag }) => tag === marker),
  );
  if (!block) throw new Error(`${file} has no header with @${marker}.`);
  for (const { tag } of block.tags) {
    if (!knownTags.includes(tag)) throw new Error(`${file}: @${tag} is not a tag of a contract.`);
  }
  const all = <T>(tag: string, read: (spec: Spec, text: string) => T) =>
    block.tags
      .filter((spec) => spec.tag === tag)
      .map((spec) => read(spec, oneLine(spec.description).replace(/^- /, '')));

  const header: Header = {
    prose: block.description
      .split(/\n\s*\n/)
      .map(oneLine)
      .filter(Boolean),
    attributes: all('attr', ({ name, type, default: fallback }, text) => ({
      name,
      text,
      type,
      fallback,
      property: camel(name),
    })),
    properties: all('prop', ({ name, type }, text) => ({ name, text, type })),
    methods: all('method', ({ name }, text) => ({ name, text })),
    events: all('fires', ({ name, type }, text) => ({
      name,
      text: text.replace('(cancelable) ', ''),
      detail: /^CustomEvent<(.*)>$/.exec(type)?.[1] ?? 'null',
      cancelable: text.startsWith('(cancelable) '),
    })),
    parts: all('csspart', ({ name }, text) => ({ name, text })),
    customProperties: all('cssprop', ({ name, default: fallback }, text) => ({
      name,
      text,
      fallback,
    })),
  };
  return { tag: block.tags.find(({ tag }) => tag === 'tag')?.name ?? '', header };
}

/** The public contract of every element, from its documentation comment (decision 7). */
export function readContracts(): Contracts {
  return {
    shared: readHeader('widgets/element/widget-props.ts', 'attr').header,
    elements: globSync('widgets/*/*.element.ts', { cwd: root })
      .sort()
      .map((file) => {
        const { tag, header } = readHeader(file, 'tag');
        const module = tag.replace('inspection-', '');
        return { module, tag, className: `${pascal(tag)}Element`, ...header };
      }),
  };
}
