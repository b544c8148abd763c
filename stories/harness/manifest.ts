import type { ArgTypes } from '@storybook/react-vite';
import manifest from '#widgets/custom-elements.json' with { type: 'json' };

interface Described {
  name: string;
  description: string;
  type?: { text: string };
  default?: string;
}

interface Declaration {
  tagName: string;
  description: string;
  attributes: (Described & { fieldName: string })[];
  members: (Described & { attribute?: string })[];
  events?: Described[];
  cssParts: Described[];
  cssProperties: Described[];
}

const declarations = manifest.modules.flatMap(
  (module) => module.declarations as unknown as Declaration[],
);

/** No control: the toolbar sets the page's scheme, and the API is mocked on the story's own origin. */
const withoutControl = ['theme', 'apiBase'];

/** Events of an element whose widget is in a dialog; the component has no dialog. */
const ofDisplay = ['inspection-dialog-open', 'inspection-dialog-close'];

/**
 * Argument table and description of an element, from the manifest. Throws if `events`, event name
 * by callback prop, differ from the manifest's.
 */
export function contractOf(tag: string, events: Readonly<Record<string, string | undefined>>) {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest.`);
  const dispatched = (found.events ?? []).filter(({ name }) => !ofDisplay.includes(name));
  const list = (names: readonly (string | undefined)[]) => [...names].sort().join(', ');
  const [given, known] = [list(Object.values(events)), list(dispatched.map(({ name }) => name))];
  if (given !== known) throw new Error(`<${tag}> dispatches ${known}; its stories name ${given}.`);

  const argTypes: ArgTypes = {};
  for (const { fieldName, ...attribute } of found.attributes) {
    argTypes[fieldName] = row('Attributes', attribute, controlOf(fieldName, attribute.type?.text));
  }
  for (const { attribute, ...property } of found.members) {
    if (!attribute) argTypes[property.name] = row('Properties', property, { type: 'object' });
  }
  for (const [prop, event] of Object.entries(events)) {
    const { description = '', ...rest } = dispatched.find(({ name }) => name === event) ?? {};
    const withProp = `${description} In React: \`${prop}\`.`;
    argTypes[prop] = row('Events', { name: event ?? prop, ...rest, description: withProp });
  }
  for (const part of found.cssParts) argTypes[`::part(${part.name})`] = row('Parts', part);
  for (const property of found.cssProperties) {
    argTypes[property.name] = row('Custom properties', property);
  }
  return { argTypes, description: found.description };
}

const row = (
  category: string,
  { name, description, type, default: initial }: Described,
  control: ArgTypes[string]['control'] = false,
) => ({
  name,
  description,
  control,
  table: {
    category,
    ...(type && { type: { summary: type.text } }),
    ...(initial && { defaultValue: { summary: initial } }),
  },
  ...(control && isUnion(type?.text) && { options: optionsOf(type?.text) }),
});

const isUnion = (type = '') => type.startsWith("'");
const optionsOf = (type = '') => type.replaceAll("'", '').split(' | ');

function controlOf(prop: string, type: string | undefined): ArgTypes[string]['control'] {
  if (withoutControl.includes(prop)) return false;
  if (isUnion(type)) return { type: 'inline-radio' };
  return { type: type === 'boolean' ? 'boolean' : 'text' };
}
