import { RecordRows } from '#admin/forms/record-rows.tsx';
import type { TimeZone } from '#domain/business/profile.schema.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

export interface ProfileFieldsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
}

export const NameFields = ({ form }: ProfileFieldsProps) => (
  <>
    <TextField form={form} name="name" label="Name" autoComplete="organization" required />
    <TextField form={form} name="shortName" label="Short name" hint="For tight places" required />
    <TextField form={form} name="phone" label="Telephone" type="tel" required />
    <TextField
      form={form}
      name="textPhone"
      label="Number for text messages"
      type="tel"
      hint="If empty, the telephone’s"
    />
    <TextField form={form} name="email" label="Email" type="email" required />
    <TextField form={form} name="tagline" label="Tagline" />
    <TextField form={form} name="address.line" label="Address" wide />
    <div className="ui-wide">
      <CheckField form={form} name="address.isShown" label="Visitors see the address" />
    </div>
  </>
);

const packs = [
  { value: 'texas', label: 'Texas' },
  { value: 'none', label: 'None, or another state' },
];

export const LicenseFields = ({ form }: ProfileFieldsProps) => (
  <>
    <SelectField
      form={form}
      name="statePack"
      label="Rules of the state"
      options={packs}
      hint="Notices that the law asks for, and answers about it"
      required
    />
    <TextField form={form} name="license.number" label="License number" />
    <TextField form={form} name="license.authority" label="Licensed by" />
    <TextField form={form} name="license.label" label="As shown" hint="For example TREC #8544" />
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
    min={1}
    max={20}
  >
    {(path) => (
      <>
        <input type="hidden" name={`${path}.id`} value={form.values[`${path}.id`] ?? ''} />
        <TextField form={form} name={`${path}.name`} label="Name" required />
        <TextField form={form} name={`${path}.signature`} label="Signs as" required />
        <TextField form={form} name={`${path}.years`} label="Years in the trade" />
        <TextAreaField
          form={form}
          name={`${path}.certifications`}
          label="Certifications"
          hint="One a line"
        />
      </>
    )}
  </RecordRows>
);

const zones = Object.entries(zoneRules).map(([value, { label }]) => ({
  value: value as TimeZone,
  label,
}));

export const AreaFields = ({ form }: ProfileFieldsProps) => (
  <>
    <TextField form={form} name="region.name" label="Name of the area" required />
    <TextField form={form} name="region.shortName" label="Short name of the area" required />
    <TextField
      form={form}
      name="region.state"
      label="State"
      hint="Two letters"
      autoComplete="address-level1"
      required
    />
    <TextField form={form} name="region.counties" label="Counties" required />
    <TextAreaField
      form={form}
      name="region.cities"
      label="Cities"
      hint="One a line; the map is drawn from them"
      rows={8}
      required
      wide
    />
    <TextField
      form={form}
      name="centerZip"
      label="ZIP code of the center"
      hint="Only to move the center"
      inputMode="numeric"
    />
    <TextField
      form={form}
      name="region.radius.standard"
      label="Miles without a question"
      inputMode="numeric"
      required
    />
    <TextField
      form={form}
      name="region.radius.served"
      label="Miles at most"
      inputMode="numeric"
      required
    />
    <SelectField form={form} name="timeZone" label="Time zone" options={zones} required />
  </>
);

export const HoursFields = ({ form, onType }: ProfileFieldsProps) => (
  <RecordRows
    form={form}
    onType={onType}
    path="hours"
    name={(index) => form.values[`hours.${index}.days`] || `Days ${index + 1}`}
    added={{ days: '', hours: '' }}
    add="Add days"
    min={1}
    max={7}
  >
    {(path) => (
      <>
        <TextField form={form} name={`${path}.days`} label="Days" required />
        <TextField form={form} name={`${path}.hours`} label="Hours" required />
      </>
    )}
  </RecordRows>
);

const promises = [
  ['response', 'A request is answered within, hours'],
  ['report', 'The report comes within, hours'],
  ['scheduling', 'Most inspections take place within, hours'],
  ['rescheduleNotice', 'Free change or cancellation until, hours before'],
] as const;

export const PromiseFields = ({ form }: ProfileFieldsProps) =>
  promises.map(([name, label]) => (
    <TextField
      key={name}
      form={form}
      name={`promises.${name}`}
      label={label}
      inputMode="numeric"
      required
    />
  ));

const claims = [
  ['homesInspected', 'Homes inspected', '500+'],
  ['rating', 'Average rating', '4.9'],
  ['customers', 'Happy customers', '150+'],
  ['reviews', 'Number of reviews', '150'],
  ['years', 'Years of experience', '5+'],
  ['satisfaction', 'Satisfaction', '98%'],
  ['averageSaved', 'Saved on average', '$3,200'],
  ['insurance', 'Insurance', '$1M errors and omissions cover'],
  ['visitDuration', 'An inspection takes', '2-4 hours'],
  ['videoReportsReady', 'Video reports are ready by', '6:30 PM'],
] as const;

export const ClaimFields = ({ form }: ProfileFieldsProps) =>
  claims.map(([name, label, example]) => (
    <TextField
      key={name}
      form={form}
      name={`claims.${name}`}
      label={label}
      hint={`As shown, for example ${example}`}
    />
  ));

const platforms = [
  ['google', 'Google'],
  ['yelp', 'Yelp'],
  ['facebook', 'Facebook'],
  ['angi', 'Angie’s List'],
] as const;

export const LinkFields = ({ form }: ProfileFieldsProps) => (
  <>
    {platforms.map(([name, platform]) => (
      <TextField
        key={name}
        form={form}
        name={`links.reviews.${name}`}
        label={`Reviews on ${platform}`}
        inputMode="url"
        hint="https://…"
      />
    ))}
    <TextField
      form={form}
      name="links.maps"
      label="The business on a map"
      inputMode="url"
      hint="https://…"
    />
  </>
);
