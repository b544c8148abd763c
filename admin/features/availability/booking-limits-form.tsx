import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { ListFailure } from '#admin/lists/list-parts.tsx';
import { EditMark } from '#admin/shell/edit-mark.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { CONFIRM_HOURS } from '#domain/booking/client/confirmation.ts';
import { bookingLimitBounds } from '#domain/booking/limits/booking-limits.schema.ts';
import {
  BOOKINGS_PER_ADDRESS,
  BOOKINGS_PER_NETWORK,
  type StoredBookingLimits,
} from '#domain/booking/limits/booking-limits.ts';
import { automaticOnline } from '#domain/booking/limits/online-limit.ts';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { withAddressError } from './address-lines.ts';
import { limitsState } from './availability-states.ts';
import { limitValues, saveBookingLimits } from './booking-limits-calls.ts';

const labels = {
  perClient: 'Open appointments per client',
  perAgent: 'Open appointments per agent',
  agents: 'Agents, one email address per line',
  onlineMode: 'Online bookings in 24 hours, all visitors together',
  online: 'At most',
  confirmNew: 'New clients confirm by email',
};

const title = 'Booking limits';

/** The number of open bookings that strangers may hold, and the list of agents. */
export function BookingLimitsPart() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/booking-limits');
  if (data) {
    return (
      <BookingLimitsForm
        stored={data}
        onSaved={(saved) => void mutate(saved, { revalidate: false })}
      />
    );
  }
  const hasFailed = error !== undefined && !isValidating;
  return (
    <FoldingPart name="limits" title={title} state={hasFailed ? 'Could not be loaded' : 'Loading…'}>
      {hasFailed ? (
        <ListFailure what="The limits" failure={error} onRetry={() => void mutate()} />
      ) : null}
    </FoldingPart>
  );
}

interface BookingLimitsFormProps {
  stored: StoredBookingLimits;
  onSaved: (saved: StoredBookingLimits) => void;
}

function BookingLimitsForm({ stored, onSaved }: BookingLimitsFormProps) {
  const form = useEditForm<StoredBookingLimits>({
    draft: 'booking-limits',
    start: limitValues(stored),
    revision: stored.revision,
    send: saveBookingLimits,
    onSaved(saved) {
      form.restart(limitValues(saved), saved.revision);
      onSaved(saved);
      showToast({ title: 'Limits saved', description: 'They apply to new bookings.' });
    },
  });
  const { errors } = form.state;
  const isInvalid = Object.keys(errors).length > 0;
  const state = withAddressError(form.state, 'agents');
  const { data: availability } = useAnswer('GET /api/availability');
  const automatic = availability && automaticOnline(availability);
  return (
    <FoldingPart
      name="limits"
      title={title}
      state={limitsState(form.state.values)}
      mark={<EditMark isUnsaved={form.dirty} isInvalid={isInvalid} />}
      isInvalid={isInvalid}
    >
      <p className="availability-lead">
        Keeps anyone from filling up your calendar. Open appointments are counted by email address,
        phone number and property; anyone at the limit is asked to call you. Bookings you enter by
        hand are never limited. One internet connection can book at most {BOOKINGS_PER_ADDRESS} a
        day, and its wider network {BOOKINGS_PER_NETWORK}.
      </p>
      <EditForm
        form={{ ...form, state }}
        label={title}
        labels={labels}
        valuesOf={limitValues}
        onAcceptCurrent={onSaved}
        save="Save limits"
      >
        <LimitField form={state} name="perClient" />
        <LimitField form={state} name="perAgent" />
        <SelectField
          form={state}
          name="onlineMode"
          label={labels.onlineMode}
          options={onlineModes(automatic)}
          required
          wide
          hint="Above it, a booking becomes a request for that time until you confirm that the bookings are real"
        />
        {form.state.values['onlineMode'] === 'own' ? (
          <LimitField form={state} name="online" />
        ) : null}
        <SelectField
          form={state}
          name="confirmNew"
          label={labels.confirmNew}
          options={confirmModes}
          required
          wide
          hint="The time is held meanwhile, and free again if nobody confirms. Clients who have been here before and your agents need not, and you can confirm for them. Needs email to be set up"
        />
        <TextAreaField
          form={state}
          name="agents"
          label={labels.agents}
          hint="Anyone who books with one of these gets the agents’ limit"
          wide
        />
      </EditForm>
    </FoldingPart>
  );
}

interface LimitFieldProps {
  form: FormState;
  name: 'perClient' | 'perAgent' | 'online';
}

function LimitField({ form, name }: LimitFieldProps) {
  const { min, max } = bookingLimitBounds[name];
  return (
    <TextField
      form={form}
      name={name}
      label={labels[name]}
      hint={`${min} to ${max}`}
      inputMode="numeric"
      required
    />
  );
}

const confirmModes = [
  { value: 'off', label: 'No: they are booked at once' },
  { value: 'on', label: `Yes, within ${CONFIRM_HOURS} hours` },
];

/** `automatic` is undefined until the hours have loaded. */
const onlineModes = (automatic: number | undefined) => [
  { value: 'auto', label: `Five days of work${automatic === undefined ? '' : `: ${automatic}`}` },
  { value: 'own', label: 'A number I choose' },
  { value: 'off', label: 'No limit' },
];
