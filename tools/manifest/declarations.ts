import type { Attribute, Contract, Contracts, Header, Property } from './contract.ts';

const doc = (text: string) => `/** ${text} */`;

const accessors = ({ property, type, fallback, text }: Attribute) => `
  ${doc(text)}
  get ${property}(): ${fallback ? type : `${type} | undefined`};
  set ${property}(value: ${type} | null | undefined);`;

const field = ({ name, type, text }: Property) => `
  ${doc(text)}
  ${name}: ${type} | undefined;`;

const members = ({ attributes, properties }: Header) =>
  [...attributes.map(accessors), ...properties.map(field)].join('');

/** React sets what the element has as a property, and the rest as an attribute. */
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

/** Declarations that need nothing of this repository, and React only where it is. */
export const declarations = (
  { shared, elements }: Contracts,
  domainTypes: ReadonlyMap<string, string>,
) => `// Written by \`npm run manifest\`; change the headers of widgets/*/*.element.ts instead.

// @ts-ignore: React's own types, where there are any; elsewhere nothing looks at what needs them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${[...domainTypes].map(([name, body]) => `export interface ${name} ${body}`).join('\n\n')}

/** What all of them have. */
export interface InspectionElement extends HTMLElement {${members(shared)}
}

${each(
  elements,
  (element) => `${doc(element.prose[0] ?? '')}
export interface ${element.className} extends InspectionElement {${members(element)}
}
`,
)}
/** All of them bubble, and reach the document from the element itself. */
export interface InspectionEventMap {
${elements
  .flatMap(({ events }) => events)
  .map(({ name, detail, text }) => `  ${doc(text)}\n  '${name}': CustomEvent<${detail}>;`)
  .join('\n')}
}

type ElementProps<E> = DetailedHTMLProps<HTMLAttributes<E>, E> & {${jsxProps(shared)}
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
