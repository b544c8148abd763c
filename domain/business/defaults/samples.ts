import { clientVoices } from '#domain/content/client-voices.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { Brand } from '../brand.schema.ts';
import type { Profile } from '../profile.schema.ts';
import type { TextValues } from '../texts.schema.ts';
import { defaultBrand } from './default-brand.ts';
import { defaultProfile } from './default-profile.ts';
import { defaultPromotions } from './default-promotions.ts';

// What a new installation shows and nobody has said or measured: figures, people's words, links and offers. It is a
// sample as long as it is as delivered.

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The claims of `profile` that are as delivered. */
export const sampleClaims = ({ claims }: Profile): (keyof Profile['claims'])[] =>
  keysOf(claims).filter(
    (name) => claims[name] !== '' && claims[name] === defaultProfile.claims[name],
  );

/**
 * The profile without invented facts: claims, years and certifications, address, links, and the figures for search
 * engines. Name, telephone, license, area and hours stay, because a business cannot be without them.
 */
export function profileWithoutSamples(profile: Profile): Profile {
  const { claims, inspectors, address, links, overrides, ...rest } = profile;
  const [invented] = defaultProfile.inspectors as [Profile['inspectors'][number]];
  const cleared = Object.fromEntries(sampleClaims(profile).map((name) => [name, '']));
  const { structuredData, calendarVisitDuration, ...readings } = overrides ?? {};
  const known = defaultProfile.overrides;
  const kept = {
    ...readings,
    ...(structuredData && !isSame(structuredData, known?.structuredData) && { structuredData }),
    ...(calendarVisitDuration &&
      calendarVisitDuration !== known?.calendarVisitDuration && { calendarVisitDuration }),
  };
  return {
    ...rest,
    claims: { ...claims, ...cleared },
    inspectors: inspectors.map((person) => ({
      ...person,
      years: person.years === invented.years ? '' : person.years,
      certifications: person.certifications.filter((one) => !invented.certifications.includes(one)),
    })),
    address: address.line === defaultProfile.address.line ? { line: '', isShown: false } : address,
    links: {
      ...unlike(links, defaultProfile.links),
      reviews: unlike(links.reviews, defaultProfile.links.reviews),
    },
    ...(Object.keys(kept).length > 0 && { overrides: kept }),
  };
}

/** `links` without those that are as in `samples`. */
const unlike = <T extends object>(links: T, samples: T): T =>
  Object.fromEntries(
    keysOf(links)
      .filter((name) => links[name] !== samples[name])
      .map((name) => [name, links[name]]),
  ) as T;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** The testimonials and recent reviews that pages show and that are as delivered. */
export const sampleVoices = (texts: TextValues): object[] =>
  clientVoices.flatMap((block) => listIn(block, texts).filter((item) => isDelivered(item, block)));

/** The owner's texts, with lists of testimonials and recent reviews that have only the owner's own. */
export function textsWithoutSamples(texts: TextValues): TextValues {
  const lists = clientVoices.map((block) => [
    block.id,
    listIn(block, texts).filter((item) => !isDelivered(item, block)),
  ]);
  return { ...texts, en: { ...texts.en, ...Object.fromEntries(lists) } };
}

function listIn(
  { id, value }: (typeof clientVoices)[number],
  texts: TextValues,
): readonly object[] {
  const own = texts.en?.[id];
  return Array.isArray(own) ? own : value;
}

const isDelivered = (item: object, { value }: (typeof clientVoices)[number]) =>
  value.some((sample) => isSame(item, sample));

/** Whether the flowers of the default brand are drawn around another business. */
export const isSampleMotif = ({ motif }: Brand, { name }: Profile): boolean =>
  motif === defaultBrand.motif && name !== defaultProfile.name;

/** Whether a promotion is as delivered. */
export const isSamplePromotion = (promotion: StoredPromotion): boolean =>
  promotion.revision === 1 && defaultPromotions.some(({ id }) => id === promotion.id);

/** What a business cannot be without, by the step in which the owner says it; named as the profile's controls are. */
const facts: Readonly<Record<'who' | 'where' | 'hours', readonly string[]>> = {
  who: [
    ...['name', 'shortName', 'phone', 'email', 'inspectors.0.name', 'inspectors.0.signature'],
    ...['license.number', 'license.authority', 'license.label'],
  ],
  where: ['name', 'shortName', 'localName', 'state', 'counties', 'cities'].map(
    (name) => `region.${name}`,
  ),
  hours: ['hours'],
};

/** The facts of a step that are as delivered. */
export const sampleFacts = (profile: Profile, step: keyof typeof facts): string[] =>
  facts[step].filter((path) => {
    const value = valueAt(profile, path);
    return value !== undefined && isSame(value, valueAt(defaultProfile, path));
  });

const valueAt = (profile: Profile, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], profile);
