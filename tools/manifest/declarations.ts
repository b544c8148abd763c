import {
  type Attribute,
  type Contract,
  type Contracts,
  type Header,
  isNative,
  type Property,
} from './contract.ts';

const doc = (text: string) => `/** ${text} */`;

const accessors = ({ property, type, fallback, text }: Attribute) => `
  ${doc(text)}
  get ${property}(): ${fallback ? type : `${type} | undefined`};
  set ${property}(value: ${type} | null | undefined);`;

const field = ({ name, type, text }: Property) => `
  ${doc(text)}
  ${name}: ${type} | undefined;`;

/** The property of an HTML element, with what it means here. */
const inherited = ({ property, type, text }: Attribute) => `
  ${doc(text)}
  ${property}: ${type};`;

const method = ({ name, text }: Header['methods'][number]) => `
  ${doc(text)}
  ${name}(): void;`;

const members = ({ attributes, properties, methods }: Header) =>
  [
    ...attributes.map((each) => (isNative(each) ? inherited(each) : accessors(each))),
    ...properties.map(field),
    ...methods.map(method),
  ].join('');

/** React sets a property if the element has it, else an attribute. */
function jsxProps({ attributes, properties, events }: Header): string {
  const prop = (name: string, type: string, text: string) => `
  ${doc(text)}
  '${name}'?: ${type} | undefined;`;
  return [
    ...attributes.flatMap(({ name, property, type, text }) =>
      [...new Set([name, property])].map((key) => prop(key, type, text)),
    ),
    ...properties.map(({ name, type, text }) => prop(name, type, text)),
    ...events.map(({ name, text }) =>
      prop(`on${name}`, `((event: InspectionEventMap['${name}']) => void)`, text),
    ),
  ].join('');
}

function jsx(element: Contract): string {
  const own = jsxProps(element);
  const props = `ElementProps<${element.className}>`;
  return `'${element.tag}': ${own ? `${props} & {${own}}` : props};`;
}

const each = (elements: Contract[], write: (element: Contract) => string) =>
  elements.map(write).join('\n');

/** Declarations without imports of this repository; React's types are optional. */
export const declarations = (
  { shared, elements }: Contracts,
  domainTypes: ReadonlyMap<string, string>,
) => `// Written by \`npm run manifest\`; change the headers of widgets/*/*.element.ts instead.

// @ts-ignore: React's types may be missing; then nothing uses the declarations that need them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${[...domainTypes].map(([name, body]) => `export interface ${name} ${body}`).join('\n\n')}

/** Common to all elements. */
export interface InspectionElement extends HTMLElement {${members(shared)}
}

${each(
  elements,
  (element) => `${doc(element.prose[0] ?? '')}
export interface ${element.className} extends InspectionElement {${members(element)}
}
`,
)}
/** All events bubble and are composed. */
export interface InspectionEventMap {
${[
  ...new Map(elements.flatMap(({ events }) => events).map((event) => [event.name, event])).values(),
]
  .map(({ name, detail, text }) => `  ${doc(text)}\n  '${name}': CustomEvent<${detail}>;`)
  .join('\n')}
}

type ElementProps<E> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  /** React 18 takes \`class\` for an element like these, React 19 also \`className\`. */
  class?: string | undefined;${jsxProps(shared)}
};

declare global {
  interface HTMLElementTagNameMap {
${each(elements, ({ tag, className }) => `    '${tag}': ${className};`)}
  }

  interface GlobalEventHandlersEventMap extends InspectionEventMap {}
}

// @ts-ignore: as above.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${each(elements, jsx)}
    }
  }
}
`;
