import { PictureField } from '#admin/forms/picture-field.tsx';
import { RecordRows } from '#admin/forms/record-rows.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { claimFields } from '#domain/business/claims.ts';
import type { TimeZone } from '#domain/business/profile.schema.ts';
import { statePacks } from '#domain/business/state-packs/state-packs.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import {
  CheckField,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { HoursNotice } from './hours-notice.tsx';
import { profileLabel } from './profile-labels.ts';

export interface ProfileFieldsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
}

const Line = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField {...props} label={profileLabel(props.name)} />
);

const ContactFields = ({ form }: Pick<ProfileFieldsProps, 'form'>) => (
  <>
    <Line form={form} name="name" autoComplete="organization" required />
    <Line form={form} name="shortName" hint="For tight places" required />
    <Line form={form} name="phone" type="tel" autoComplete="tel" required />
    <Line form={form} name="email" type="email" autoComplete="email" required />
  </>
);

export const NameFields = ({ form }: ProfileFieldsProps) => (
  <>
    <ContactFields form={form} />
    <Line form={form} name="textPhone" type="tel" hint="If empty, the telephone’s" />
    <Line form={form} name="tagline" />
    <Line form={form} name="address.line" wide />
    <div className="ui-wide">
      <CheckField form={form} name="address.isShown" label={profileLabel('address.isShown')} />
    </div>
  </>
);

/** An empty choice as long as nothing has been chosen. */
const withChoice = ({ values }: FormState, name: string) =>
  values[name] ? {} : { placeholder: 'Please choose' };

const packs = Object.entries(statePacks).map(([value, { label }]) => ({ value, label }));

export const LicenseFields = ({ form }: ProfileFieldsProps) => (
  <>
    <SelectField
      form={form}
      name="statePack"
      label={profileLabel('statePack')}
      options={packs}
      {...withChoice(form, 'statePack')}
      hint="Notices that the law asks for, and answers about it"
      required
    />
    <Line form={form} name="license.number" />
    <Line form={form} name="license.authority" />
    <Line form={form} name="license.label" hint="Short: who licenses, and the number" />
  </>
);

/** Who the inspector at `path` is. */
const PersonFields = ({ form, path }: Pick<ProfileFieldsProps, 'form'> & { path: string }) => (
  <>
    <input type="hidden" name={`${path}.id`} value={form.values[`${path}.id`] ?? ''} />
    <Line form={form} name={`${path}.name`} required />
    <Line form={form} name={`${path}.signature`} required />
  </>
);

export const PeopleFields = ({ form, onType }: ProfileFieldsProps) => (
  <RecordRows
    form={form}
    onType={onType}
    path="inspectors"
    name={(index) => form.values[`inspectors.${index}.name`] || `Inspector ${index + 1}`}
    added={{ id: '', name: '', signature: '', years: '', certifications: '' }}
    add="Add an inspector"
    isWordy
    min={1}
    max={20}
  >
    {(path) => (
      <>
        <PersonFields form={form} path={path} />
        <Line form={form} name={`${path}.years`} />
        <TextAreaField
          form={form}
          name={`${path}.certifications`}
          label={profileLabel(`${path}.certifications`)}
          hint="One a line"
          wide
        />
        <PictureField
          form={form}
          onType={onType}
          path={`${path}.portrait`}
          label={profileLabel(`${path}.portrait`)}
          use="photograph"
          hint="Without one, pages show the initials"
        />
      </>
    )}
  </RecordRows>
);

/** Business, license and its first inspector. */
export const IdentityFields = ({ form, onType }: ProfileFieldsProps) => (
  <>
    <ContactFields form={form} />
    <fieldset className="record-row ui-wide">
      <legend className="record-row-name">Inspector</legend>
      <div className="record-fields">
        <PersonFields form={form} path="inspectors.0" />
      </div>
    </fieldset>
    <LicenseFields form={form} onType={onType} />
  </>
);

const zones = Object.entries(zoneRules).map(([value, { label }]) => ({
  value: value as TimeZone,
  label,
}));

export const AreaFields = ({ form }: ProfileFieldsProps) => (
  <>
    <Line form={form} name="region.name" required />
    <Line form={form} name="region.shortName" required />
    <Line form={form} name="region.localName" hint="If empty, its short name" />
    <Line
      form={form}
      name="region.state"
      hint="Two letters"
      autoComplete="address-level1"
      required
    />
    <Line form={form} name="region.counties" required />
    <TextAreaField
      form={form}
      name="region.cities"
      label={profileLabel('region.cities')}
      hint="One a line; the map is drawn from them"
      rows={8}
      required
      wide
    />
    <Line form={form} name="centerZip" hint="Only to move the center" inputMode="numeric" />
    <Line form={form} name="region.radius.standard" inputMode="numeric" required />
    <Line form={form} name="region.radius.served" inputMode="numeric" required />
    <SelectField
      form={form}
      name="timeZone"
      label={profileLabel('timeZone')}
      options={zones}
      {...withChoice(form, 'timeZone')}
      required
    />
  </>
);

export const HoursFields = ({ form, onType }: ProfileFieldsProps) => {
  const { data: availability } = useAnswer('GET /api/availability');
  return (
    <>
      <RecordRows
        form={form}
        onType={onType}
        path="hours"
        name={(index) => form.values[`hours.${index}.days`] || `Days ${index + 1}`}
        added={{ days: '', hours: '' }}
        add="Add days"
        isWordy
        min={1}
        max={7}
      >
        {(path) => (
          <>
            <Line form={form} name={`${path}.days`} required />
            <Line form={form} name={`${path}.hours`} required />
          </>
        )}
      </RecordRows>
      <HoursNotice
        availability={availability}
        to={{ path: '/availability', label: 'Open Availability' }}
      />
    </>
  );
};

const promises = ['response', 'report', 'scheduling', 'rescheduleNotice'];

export const PromiseFields = ({ form }: ProfileFieldsProps) =>
  promises.map((name) => (
    <Line key={name} form={form} name={`promises.${name}`} inputMode="numeric" required />
  ));

export const ClaimFields = ({ form }: ProfileFieldsProps) =>
  Object.entries(claimFields).map(([name, { example }]) => (
    <Line
      key={name}
      form={form}
      name={`claims.${name}`}
      hint={`As shown, for example ${example}`}
    />
  ));

const links = [
  'reviews.google',
  'reviews.yelp',
  'reviews.facebook',
  'reviews.angies',
  'website',
  'maps',
];

export const LinkFields = ({ form }: ProfileFieldsProps) =>
  links.map((name) => (
    <Line key={name} form={form} name={`links.${name}`} inputMode="url" hint="https://…" />
  ));
