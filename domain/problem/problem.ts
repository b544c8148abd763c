import type { CheckStates } from '#domain/health/health-check.ts';
import type { PriceChange } from '#domain/pricing/price-change.ts';
import type { FieldError } from '#domain/validation/validate.ts';

/** Every problem code with its HTTP status and title (RFC 9457, spec §8). */
export const problemTypes = {
  malformed_body: { status: 400, title: 'The request body is not valid JSON' },
  wrong_signature: { status: 400, title: 'The signature of this event is wrong' },
  not_signed_in: { status: 401, title: 'Sign in first' },
  wrong_token: { status: 401, title: 'A valid token is needed' },
  invalid_api_key: { status: 401, title: 'A valid API key is needed' },
  code_required: { status: 401, title: 'The code of your authenticator app is needed' },
  wrong_code: { status: 401, title: 'The code is incorrect, or was used before' },
  wrong_password: { status: 401, title: 'The password is incorrect' },
  forbidden_origin: { status: 403, title: 'This call is not open to other sites' },
  insufficient_scope: { status: 403, title: 'This API key may not do that' },
  api_key_not_accepted: { status: 403, title: 'This call is not open to API keys' },
  confirm_by_email: { status: 403, title: 'Please confirm by the link in your email' },
  agreement_unsigned: { status: 403, title: 'Sign the agreement first' },
  payment_due: { status: 403, title: 'The inspection is to be paid first' },
  wrong_reset_link: { status: 403, title: 'The link for a new password is no longer valid' },
  wrong_setup_token: { status: 403, title: 'The setup link is no longer valid' },
  not_found: { status: 404, title: 'Not found' },
  online_payment_off: { status: 404, title: 'Online payment is not set up here' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  edit_conflict: { status: 409, title: 'A newer version was saved' },
  bookings_on_days_off: { status: 409, title: 'There are bookings on these days off' },
  bookings_ahead: { status: 409, title: 'There are bookings ahead; cancel them first' },
  appointment_ahead: { status: 409, title: 'The appointment still lies ahead' },
  appointment_not_changeable: { status: 409, title: 'Please call us to change this appointment' },
  confirmation_expired: { status: 409, title: 'This appointment was not confirmed in time' },
  move_limit_reached: { status: 409, title: 'Please call us to move this appointment again' },
  booking_limit_reached: { status: 409, title: 'Please call us to book more appointments' },
  webhook_paused: { status: 409, title: 'This endpoint is paused' },
  delivery_running: { status: 409, title: 'This event is being sent right now' },
  event_gone: { status: 409, title: 'There is nothing left to send for this event' },
  too_many_api_keys: { status: 409, title: 'Revoke an API key before you create another' },
  second_factor_on: { status: 409, title: 'Two-step login is on already' },
  second_factor_off: { status: 409, title: 'Two-step login is off' },
  nothing_due: { status: 409, title: 'There is nothing to pay' },
  amount_too_small: { status: 409, title: 'This is too little to be paid online' },
  payment_processing: { status: 409, title: 'A payment is being processed' },
  refund_refused: { status: 409, title: 'Stripe did not make this refund' },
  agreement_changed: { status: 409, title: 'The agreement has changed' },
  price_changed: { status: 409, title: 'The price has changed' },
  agreement_current: { status: 409, title: 'The agreement is not to be signed again' },
  higher_price_unsigned: { status: 409, title: 'A higher price has to be signed' },
  price_below_zero: {
    status: 409,
    title: 'The price would be below zero; change the discount first',
  },
  report_missing: { status: 409, title: 'There is no report yet' },
  report_readable: { status: 409, title: 'The report can be read already; withdraw it' },
  too_many_entries: { status: 409, title: 'This booking has too many entries of this kind' },
  undo_too_late: { status: 409, title: 'This can no longer be undone; refund it' },
  slot_taken: { status: 409, title: 'This time has just been booked' },
  body_too_large: { status: 413, title: 'The request body is too large' },
  unsupported_media_type: { status: 415, title: 'This type of content is not accepted here' },
  validation_failed: { status: 422, title: 'Some fields need attention' },
  outside_service_area: { status: 422, title: 'This home is outside our service area' },
  slot_unavailable: { status: 422, title: 'This time is not open for booking' },
  idempotency_key_reused: { status: 422, title: 'This key was used for another request' },
  looks_automated: { status: 422, title: 'This looks like an automated message' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  not_ready: { status: 503, title: 'Not ready' },
  payments_unavailable: { status: 503, title: 'Online payment is not available right now' },
  storage_unavailable: { status: 503, title: 'This cannot be saved right now' },
  storage_full: { status: 507, title: 'There is no room to save this' },
} as const;

export type ProblemCode = keyof typeof problemTypes;

/** The body of a failed call: RFC 9457, with every issue of the input in `errors`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  errors?: FieldError[];
  /** With `slot_taken` and `slot_unavailable`: the free slots of the requested day. */
  slots?: { time: string }[];
  /** With `slot_taken`: the time is free, but too short for the drive to or from another visit. */
  reason?: 'drive_time';
  /** With `price_changed`: the total that was shown, and the one that now counts. */
  price?: PriceChange;
  /** With `edit_conflict`: the newer version. */
  current?: unknown;
  /** With `bookings_on_days_off`: those not acknowledged. `bookings_ahead`: those still ahead. */
  bookings?: readonly unknown[];
  /** With `not_ready`: the state of each check. */
  checks?: CheckStates;
}
