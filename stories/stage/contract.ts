import type { ArgTypes } from '@storybook/react-vite';
import manifest from '#widgets/custom-elements.json' with { type: 'json' };

interface Named {
  name: string;
  description: string;
  type?: { text: string };
  default?: string;
}

interface Declaration {
  tagName: string;
  description: string;
  attributes: (Named & { fieldName: string })[];
  members: (Named & { attribute?: string })[];
  events?: Named[];
  cssParts: Named[];
  cssProperties: Named[];
}

const declarations = manifest.modules.flatMap(
  (module) => module.declarations as unknown as Declaration[],
);

/** The toolbar sets the page's scheme, and the mocked server is the page's own. */
const setElsewhere = ['theme', 'apiBase'];

/**
 * The tables and the words of an element's page, from the same source as the guide's. Throws when
 * `events`, callback prop to event name, is not what the element announces.
 */
export function contractOf(tag: string, events: Readonly<Record<string, string | undefined>>) {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest.`);
  const announced = found.events ?? [];
  const names = (list: readonly (string | undefined)[]) => [...list].sort().join(', ');
  const [told, known] = [names(Object.values(events)), names(announced.map(({ name }) => name))];
  if (told !== known) throw new Error(`<${tag}> announces ${known}; its story knows ${told}.`);

  const argTypes: ArgTypes = {};
  for (const { fieldName, ...attribute } of found.attributes) {
    argTypes[fieldName] = row('Attributes', attribute, controlOf(fieldName, attribute.type?.text));
  }
  for (const { attribute, ...property } of found.members) {
    if (!attribute) argTypes[property.name] = row('Properties', property, { type: 'object' });
  }
  for (const [prop, event] of Object.entries(events)) {
    const { description = '', ...about } = announced.find(({ name }) => name === event) ?? {};
    const said = `${description} In React: \`${prop}\`.`;
    argTypes[prop] = row('Events', { name: event ?? prop, ...about, description: said });
  }
  for (const part of found.cssParts) argTypes[`::part(${part.name})`] = row('Parts', part);
  for (const property of found.cssProperties) {
    argTypes[property.name] = row('Custom properties', property);
  }
  return { argTypes, description: found.description };
}

const row = (category: string, about: Named, control: ArgTypes[string]['control'] = false) => ({
  name: about.name,
  description: about.description,
  control,
  table: {
    category,
    ...(about.type && { type: { summary: about.type.text } }),
    ...(about.default && { defaultValue: { summary: about.default } }),
  },
  ...(control && isChoice(about.type?.text) && { options: choicesOf(about.type?.text) }),
});

const isChoice = (type = '') => type.startsWith("'");
const choicesOf = (type = '') => type.replaceAll("'", '').split(' | ');

function controlOf(prop: string, type: string | undefined): ArgTypes[string]['control'] {
  if (setElsewhere.includes(prop)) return false;
  if (isChoice(type)) return { type: 'inline-radio' };
  return { type: type === 'boolean' ? 'boolean' : 'text' };
}
