import type { ReactNode } from 'react';
import { AreaMap } from '#admin/features/business/area-map.tsx';
import {
  AreaFields,
  HoursFields,
  IdentityFields,
  type ProfileFieldsProps,
} from '#admin/features/business/profile-fields.tsx';
import {
  cityNamesIn,
  profilePartOf,
  profileValues,
} from '#admin/features/business/profile-values.ts';
import type { Values } from '#admin/forms/drafts.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';

/** A step over facts of the profile. */
interface ProfileStep {
  Fields: (props: ProfileFieldsProps) => ReactNode;
  Preview?: typeof AreaMap;
  /** Whether a control of the profile is one of the step's. */
  has: (name: string) => boolean;
  /** Text of the submit button while nothing is changed. */
  confirm?: string;
  /** A control outside the step that saving empties. */
  drops?: string;
  /** What visitors see, in one line; only of steps whose samples the form leaves out. */
  seen?: (values: Values) => string;
}

export type ProfileStepName = 'who' | 'where' | 'hours';

const identity = [
  ...['name', 'shortName', 'phone', 'email'],
  ...['inspectors.0.id', 'inspectors.0.name', 'inspectors.0.signature'],
  ...['statePack', 'license.number', 'license.authority', 'license.label'],
];

export const profileSteps: Readonly<Record<ProfileStepName, ProfileStep>> = {
  who: {
    Fields: IdentityFields,
    has: (name) => identity.includes(name),
    seen: (values) =>
      ['name', 'phone', 'email', 'license.label', 'inspectors.0.name']
        .map((name) => values[name])
        .filter(Boolean)
        .join(', '),
  },
  where: {
    Fields: AreaFields,
    Preview: AreaMap,
    has: (name) => profilePartOf(name) === 'area',
    seen: (values) => `${values['region.name']}, ${cityNamesIn(values).slice(0, 3).join(', ')} …`,
  },
  hours: {
    Fields: HoursFields,
    has: (name) => profilePartOf(name) === 'hours',
    // Other hours of single pages contradict them.
    drops: 'keepsOverrides',
    confirm: 'These are my hours',
  },
};

/** The texts of the step's controls. */
export const stepValues = (step: ProfileStepName, profile: StoredProfile): Values =>
  Object.fromEntries(
    Object.entries(profileValues(profile)).filter(([name]) => profileSteps[step].has(name)),
  );

/** What is a sample together with a text. */
const sampleWith: Readonly<Record<string, string>> = {
  statePack: 'license.number',
  timeZone: 'region.state',
  'inspectors.0.id': 'inspectors.0.name',
};

/** `values` without texts that are samples: an owner who types does not have to delete them first. */
export const withoutSamples = (values: Values, samples: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      samples.includes(sampleWith[name] ?? name) ? '' : text,
    ]),
  );

/** The texts of every control of the profile; `values` are those of the step. */
export function withOtherValues(
  step: ProfileStepName,
  values: Values,
  profile: StoredProfile,
): Values {
  const { has, drops } = profileSteps[step];
  const others = Object.entries(profileValues(profile)).filter(
    ([name]) => !has(name) && name !== drops,
  );
  return { ...Object.fromEntries(others), ...values };
}
