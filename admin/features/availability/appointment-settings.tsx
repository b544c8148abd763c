import { bookingTypes } from '#domain/booking/booking-types.ts';
import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { rangeText } from './availability-values.ts';

const startModeOptions = [
  { value: 'fixed', label: 'Only these start times' },
  { value: 'half-hours', label: 'Every half hour from the first one on' },
];

const areaOptions = [
  { value: 'ask', label: 'Can be booked; the form asks to call first' },
  { value: 'refuse', label: 'Cannot be booked online' },
];

/** Which starts are offered, and how long an appointment takes. */
export const AppointmentSettings = ({ form }: { form: FormState }) => (
  <>
    <p className="availability-lead">
      An appointment takes as long as its quote says or, without a quote, the length set here.
      Appointments never overlap, and each ends by closing time.
    </p>
    <SelectField
      form={form}
      name="startMode"
      label="Visitors can start at"
      options={startModeOptions}
      required
    />
    {bookingTypes.map(({ value, label }) => (
      <TextField
        key={value}
        form={form}
        name={`lengths.${value}`}
        label={`${label} inspection, in minutes`}
        inputMode="numeric"
        required
      />
    ))}
    <TextField
      form={form}
      name="bufferMinutes"
      label="Time between appointments, in minutes"
      hint={`To pack up and unload, ${rangeText(availabilityLimits.bufferMinutes)}`}
      inputMode="numeric"
      required
    />
    <CheckField form={form} name="driveTime" label="Leave time for the drive between addresses" />
    <p className="availability-lead">
      Estimated from their ZIP codes. If the drive is longer than the time above, the drive counts
      instead.
    </p>
    <SelectField
      form={form}
      name="outsideArea"
      label="Homes outside the service area"
      options={areaOptions}
      required
      hint="Your own bookings are not limited."
    />
  </>
);
