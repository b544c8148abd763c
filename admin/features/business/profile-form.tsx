import type { Values } from '#admin/forms/drafts.ts';
import { marksOf, PartsForm } from '#admin/forms/parts-form.tsx';
import { wordedDifferences } from '#admin/forms/picture-values.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { useUnsavedNotice } from '#admin/forms/use-unsaved-notice.ts';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { CheckField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { AreaMap } from './area-map.tsx';
import { saveProfile } from './business-calls.ts';
import { placesIn } from './places-in.ts';
import {
  AreaFields,
  ClaimFields,
  HoursFields,
  LicenseFields,
  LinkFields,
  NameFields,
  PeopleFields,
  type ProfileFieldsProps,
  PromiseFields,
} from './profile-fields.tsx';
import { fullProfileLabel, profileLabel } from './profile-labels.ts';
import {
  cityNamesIn,
  type ProfilePart,
  profileIn,
  profilePartOf,
  profileValues,
} from './profile-values.ts';
import { SpanishPart } from './spanish-part.tsx';

interface ProfileFormProps {
  stored: StoredProfile;
  onSaved: (profile: StoredProfile) => void;
}

interface FormPart {
  name: ProfilePart;
  title: string;
  /** Its summary while it is folded. */
  state: (values: Values) => string;
  Fields: (props: ProfileFieldsProps) => React.ReactNode;
  /** Below the fields. */
  Preview?: typeof AreaMap;
  lead?: string;
}

const formParts: readonly FormPart[] = [
  {
    name: 'name',
    title: 'Name and contact',
    state: (values) => `${values['name']}, ${values['phone']}`,
    Fields: NameFields,
  },
  {
    name: 'license',
    title: 'License and law',
    state: (values) => values['license.label'] || 'No license',
    Fields: LicenseFields,
    lead: 'Leave the license empty where your state licenses no inspectors: its lines disappear.',
  },
  {
    name: 'people',
    title: 'Inspectors',
    state: (values) => values['inspectors.0.name'] ?? '',
    Fields: PeopleFields,
  },
  {
    name: 'area',
    title: 'Service area',
    state: (values) =>
      `${values['region.name']}, ${cityNamesIn(values).length} cities, ${timeZoneIn(values)}`,
    Fields: AreaFields,
    Preview: AreaMap,
  },
  {
    name: 'hours',
    title: 'Office hours',
    state: (values) => `${values['hours.0.days']}, ${values['hours.0.hours']}`,
    Fields: HoursFields,
    lead: 'When somebody answers. What can be booked is under Availability.',
  },
  {
    name: 'promises',
    title: 'Promises',
    state: (values) =>
      `Answer in ${values['promises.response']} h, report in ${values['promises.report']} h`,
    Fields: PromiseFields,
  },
  {
    name: 'claims',
    title: 'Figures about you',
    state: (values) => (values['claims.rating'] ? `Rated ${values['claims.rating']}` : 'None'),
    Fields: ClaimFields,
    lead: 'A figure that is empty is shown nowhere, and its sentence is gone.',
  },
  {
    name: 'links',
    title: 'Links',
    state: () => 'Where clients write reviews, your website, the map',
    Fields: LinkFields,
  },
];

const timeZoneIn = (values: Values): string =>
  Object.entries(zoneRules).find(([zone]) => zone === values['timeZone'])?.[1].label ?? '';

/** Who the business is, in parts that fold. */
export function ProfileForm({ stored, onSaved }: ProfileFormProps) {
  const start = profileValues(stored);
  const form = useEditForm<StoredProfile>({
    draft: 'business',
    start,
    revision: stored.revision,
    send: async (values, revision) =>
      saveProfile(profileIn(values, stored, await placesIn(values, stored)), revision),
    onSaved(profile) {
      accept(profile);
      showToast({ title: 'Business saved', description: 'Visitors see it at once.' });
    },
  });
  const { state } = form;
  useUnsavedNotice('business', 'The business');

  function accept(profile: StoredProfile) {
    form.restart(profileValues(profile), profile.revision);
    onSaved(profile);
  }

  const part = marksOf(state, start, profilePartOf);

  return (
    <PartsForm
      form={form}
      label="Business"
      differences={(current) =>
        wordedDifferences(state.values, profileValues(current), fullProfileLabel)
      }
      onAcceptCurrent={accept}
      onDiscard={() => form.restart(start, stored.revision)}
    >
      {formParts.map(({ name, title, state: summary, Fields, Preview, lead }) => (
        <FoldingPart key={name} {...part(name)} title={title} state={summary(state.values)}>
          {lead ? <p className="business-lead">{lead}</p> : null}
          <div className="record-fields">
            <Fields form={state} onType={form.onType} />
            {Preview ? <Preview values={state.values} stored={stored} /> : null}
          </div>
        </FoldingPart>
      ))}
      <SpanishPart form={state} stored={stored} part={part('spanish')} />
      {stored.overrides ? (
        <div className="admin-fold">
          <div className="admin-fold-body">
            <CheckField
              form={state}
              name="keepsOverrides"
              label={profileLabel('keepsOverrides')}
              note="They differ from the ones above"
            />
          </div>
        </div>
      ) : null}
    </PartsForm>
  );
}
