import type { Values } from '#admin/forms/drafts.ts';
import { pictureIn } from '#admin/forms/picture-values.ts';
import { recordIn, valuesOf } from '#admin/forms/record-values.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { spanishIn } from './spanish-values.ts';

export type ProfilePart =
  | 'name'
  | 'license'
  | 'people'
  | 'area'
  | 'hours'
  | 'promises'
  | 'claims'
  | 'links'
  | 'spanish';

/** The part of the screen that has a control, by the first step of its path. */
const parts: Readonly<Record<string, ProfilePart>> = {
  name: 'name',
  shortName: 'name',
  tagline: 'name',
  phone: 'name',
  textPhone: 'name',
  email: 'name',
  address: 'name',
  statePack: 'license',
  license: 'license',
  inspectors: 'people',
  region: 'area',
  timeZone: 'area',
  hours: 'hours',
  promises: 'promises',
  claims: 'claims',
  links: 'links',
  spanish: 'spanish',
} satisfies Record<Exclude<keyof Profile, 'overrides'>, ProfilePart>;

export const profilePartOf = (name: string): ProfilePart | undefined =>
  parts[name.split('.')[0] ?? ''];

/** Every field that a form can fill in, for `recordIn`. */
const inspector = { id: '', name: '', signature: '', years: '', certifications: '' };
const license = { number: '', authority: '', label: '' };
const reviewLinks = { google: '', yelp: '', facebook: '', angies: '' };

/** The form's texts of a profile: lists of names are one text each, a name a line. */
export function profileValues(profile: StoredProfile): Values {
  const { overrides, inspectors, region, revision: _, ...rest } = profile;
  return {
    ...valuesOf(rest),
    ...valuesOf({
      region: { ...region, cities: region.cities.map(({ name }) => name).join('\n') },
      inspectors: inspectors.map(({ certifications, ...person }) => ({
        ...person,
        certifications: certifications.join('\n'),
      })),
    }),
    ...(overrides && { keepsOverrides: 'on' }),
  };
}

/** The cities in the form's text, without empty lines. */
export const cityNamesIn = (values: Values): string[] => linesOf(values['region.cities']);

/** The state in the form's text; a phone writes "Tx". */
export const stateIn = (values: Values): string =>
  (values['region.state'] ?? '').trim().toUpperCase();

/**
 * The profile in the form's texts. `before` has what the form does not show: the other readings that it only keeps
 * or drops, and where its cities are.
 */
export function profileIn(
  values: Values,
  before: StoredProfile,
  places: { cities: Profile['region']['cities']; center: Profile['region']['center'] },
): Profile {
  const { overrides, spanish: _spanish, revision: _, ...template } = before;
  const read = recordIn(values, {
    ...template,
    license,
    inspectors: [inspector],
    links: { reviews: reviewLinks, website: '', maps: '' },
    region: { ...template.region, localName: '', cities: '' },
  });
  const { localName, ...region } = read.region;
  const { reviews, ...links } = read.links;
  const profile = {
    ...read,
    license: Object.values(read.license).every((text) => text.trim() === '') ? null : read.license,
    inspectors: read.inspectors.map((person, index) => inspectorIn(person, values, index)),
    region: { ...region, state: stateIn(values), ...withoutEmpty({ localName }), ...places },
    links: { ...withoutEmpty(links), reviews: withoutEmpty(reviews) },
    ...(values['keepsOverrides'] === 'on' && overrides && { overrides }),
  };
  const spanish = spanishIn(values, profile);
  return { ...profile, ...(spanish && { spanish }) };
}

function inspectorIn(
  person: typeof inspector,
  values: Values,
  index: number,
): Profile['inspectors'][number] {
  const portrait = pictureIn(values, `inspectors.${index}.portrait`);
  return {
    ...person,
    id: person.id || idOf(person.name),
    certifications: linesOf(person.certifications),
    ...(portrait && { portrait }),
  };
}

/**
 * "Ana Cruz" is `ana-cruz`: bookings store it, so that it never changes with the name. A name in other letters than
 * Latin ones has the time.
 */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || `inspector-${Date.now()}`;

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const withoutEmpty = <T extends Readonly<Record<string, string>>>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;
