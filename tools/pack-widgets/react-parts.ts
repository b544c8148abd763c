import type { Contract, Header } from '../manifest/contract.ts';

const partName = ({ className }: Contract) => className.replace(/Element$/, '');

const pascal = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** `onBookingCreated` for `inspection-booking-created`. */
const eventProp = (event: string) => `on${pascal(event.replace(/^inspection-/, ''))}`;

const byProp = (entries: readonly (readonly [string, string])[]) => Object.fromEntries(entries);

/** The code of `react.js`: a component for each element. */
export function reactParts(shared: Header, elements: readonly Contract[]): string {
  const parts = elements.map((element) => {
    const of = {
      attributes: byProp(
        [...shared.attributes, ...element.attributes].map(({ property, name }) => [property, name]),
      ),
      properties: element.properties.map(({ name }) => name),
      events: byProp(element.events.map(({ name }) => [eventProp(name), name])),
    };
    return `export const ${partName(element)} = part('${element.tag}', ${JSON.stringify(of)});\n`;
  });
  // A framework with server components renders them in the browser, too.
  return `'use client';\nimport { part } from './part.js';\n\n${parts.join('')}`;
}

const prop = (name: string, type: string, text: string) =>
  `  /** ${text} */\n  ${name}?: ${type} | undefined;\n`;

const propsOf = ({ attributes, properties, events }: Header) =>
  [
    ...attributes.map(({ property, type, text }) => prop(property, type, text)),
    ...properties.map(({ name, type, text }) => prop(name, type, text)),
    ...events.map(({ name, text }) =>
      prop(eventProp(name), `((event: InspectionEventMap['${name}']) => void)`, text),
    ),
  ].join('');

/** The declarations of `react.js`; `types` are those that properties name. */
export function reactDeclarations(
  shared: Header,
  elements: readonly Contract[],
  types: readonly string[],
): string {
  const parts = elements.map((element) => {
    const [name, own] = [partName(element), propsOf(element)];
    return `export interface ${name}Props extends PartProps<${element.className}> {\n${own}}

/** ${element.prose[0] ?? ''} */
export declare const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${element.className}>>;
`;
  });
  const names = ['InspectionEventMap', ...types, ...elements.map(({ className }) => className)];
  return `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { ${names.join(', ')} } from './elements.d.ts';

interface PartProps<E> extends Omit<HTMLAttributes<E>, 'children' | 'lang'> {
  /** Address of the loader; by default on the site that the package was installed from. */
  src?: string | undefined;
${propsOf(shared)}}

${parts.join('\n')}`;
}
