import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import {
  bookingChangeSchema,
  bookingCorrectionSchema,
  bookingMoveSchema,
  bookingReopeningSchema,
  manualBookingSchema,
} from './booking-changes.schema.ts';
import {
  appointmentCancellationSchema,
  appointmentMoveSchema,
} from './client/client-changes.schema.ts';
import { bookingLimitsBodySchema } from './limits/booking-limits.schema.ts';

const revision = revisionText;
const anyway = 'True to allow a time outside opening hours or overlapping another appointment';

describeFields(bookingMoveSchema, {
  revision,
  date: 'New day, yyyy-MM-dd',
  time: 'New start, 24-hour HH:mm in the time zone of the business',
  anyway,
});

describeFields(bookingReopeningSchema, { revision, anyway });

describeFields(bookingChangeSchema, {
  revision,
  action: 'What happens to the booking; without it, only the note changes',
  reason: ['Reason of a cancellation, sent to the client', 'Hail is forecast.'],
  note: ['The owner’s private note; an empty one is deleted', 'Bring the long ladder.'],
  anyway: 'True to complete an appointment that is still ahead',
});

describeFields(bookingCorrectionSchema, {
  revision,
  anyway,
  email: 'Email address of the client; empty if there is none',
  inspectorId: ['Who inspects: an id of the business’s profile', 'sam-reed'],
});

describeFields(manualBookingSchema, {
  date: 'Day of the inspection, yyyy-MM-dd; also one without free starts',
  email: 'Email address of the client; empty if there is none: then nothing is mailed',
  anyway,
  inspectorId: [
    'Who inspects: an id of the business’s profile; the first one without it',
    'sam-reed',
  ],
  requestId: ['Id of the inspection request that becomes this booking', 'req-7'],
});

const slot = {
  date: 'Day, yyyy-MM-dd',
  time: 'Start, 24-hour HH:mm in the time zone of the business',
};
const from = {
  about: 'The time that the client saw; if the appointment has moved since, nothing changes',
  fields: slot,
};

describeFields(appointmentMoveSchema, { from, to: { about: 'The new time', fields: slot } });
describeFields(appointmentCancellationSchema, {
  from,
  reason: ['Reason for the inspector, in the client’s words', 'The sale fell through.'],
});

describeFields(bookingLimitsBodySchema, {
  revision,
  perClient: ['Open bookings of one client that can be made online', 2],
  perAgent: ['Open bookings with one agent’s address that can be made online', 10],
  online: [
    'All online bookings in a day before further ones become requests; `auto` follows the calendar',
    'auto',
  ],
  confirmNew: 'Whether a new client has to confirm by email',
  agents: [
    'Email addresses of agents who may book for several clients',
    ['ann@oak-realty.example'],
  ],
});
