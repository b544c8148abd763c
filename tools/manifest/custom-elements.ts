import {
  type Attribute,
  type Contract,
  type Contracts,
  type Header,
  isNative,
  type Property,
} from './contract.ts';

const text = (type: string) => ({ text: type });

const attribute = ({ name, type, fallback, text: description, property }: Attribute) => ({
  name,
  description,
  type: text(type),
  ...(fallback && { default: fallback }),
  fieldName: property,
});

const reflected = ({ name, type, fallback, text: description, property }: Attribute) => ({
  kind: 'field',
  name: property,
  description,
  type: text(fallback ? type : `${type} | undefined`),
  ...(fallback && { default: `'${fallback}'` }),
  attribute: name,
  reflects: true,
});

const field = ({ name, type, text: description }: Property) => ({
  kind: 'field',
  name,
  description,
  type: text(`${type} | undefined`),
});

function declaration({ className, tag, ...own }: Contract, shared: Header) {
  const both = <K extends Exclude<keyof Header, 'prose'>>(list: K): Header[K] =>
    [...own[list], ...shared[list]] as Header[K];
  const [summary, ...more] = own.prose;
  return {
    kind: 'class',
    name: className,
    summary,
    description: [summary, ...more].join('\n\n'),
    superclass: { name: 'HTMLElement', package: 'global:' },
    tagName: tag,
    customElement: true,
    attributes: both('attributes').map(attribute),
    members: [
      ...both('attributes')
        .filter((each) => !isNative(each))
        .map(reflected),
      ...both('properties').map(field),
      ...both('methods').map(({ name, text: description }) => ({
        kind: 'method',
        name,
        description,
        return: { type: text('void') },
      })),
    ],
    events: both('events').map(({ name, detail, cancelable, text: description }) => ({
      name,
      description: cancelable ? `${description} Cancelable.` : description,
      type: text(`CustomEvent<${detail}>`),
    })),
    cssParts: both('parts').map(({ name, text: description }) => ({ name, description })),
    cssProperties: both('customProperties').map(({ name, text: description, fallback }) => ({
      name,
      description,
      ...(fallback && { default: fallback }),
    })),
  };
}

/** The Custom Elements Manifest, schema 2.1: paths are those of the package. */
export const customElementsManifest = ({ shared, elements }: Contracts) => ({
  schemaVersion: '2.1.0',
  modules: elements.map((element) => {
    const path = `${element.module}.js`;
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(element, shared)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.className, module: path },
        },
      ],
    };
  }),
});
