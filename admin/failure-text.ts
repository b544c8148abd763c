import { ApiError } from '#client/api-error.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';

/** No response at all: no network, no server, or a timeout. */
export const isUnreachable = (error: unknown): boolean => error instanceof NoAnswerError;

/** The message for the owner after a failed call. */
export function failureText(error: unknown): string {
  if (isUnreachable(error)) {
    if (globalThis.navigator?.onLine === false) {
      return 'You are offline. Try again when you are connected.';
    }
    return 'The server could not be reached. Check your connection and try again.';
  }
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Please reload it.';
  switch (error.problem?.code) {
    case 'validation_failed':
      return error.problem.errors?.[0]?.message ?? error.problem.title;
    case 'edit_conflict':
      return 'A newer version was saved in the meantime. Refresh to see it.';
    case 'bookings_on_days_off':
      return 'Not saved: there are bookings on the new days off.';
    case 'bookings_ahead':
      return 'Nothing was erased: there is a booking ahead. Cancel it first.';
    case 'appointment_ahead':
      return 'Not completed: the appointment still lies ahead.';
    case 'not_found':
      return 'This no longer exists. Refresh to see the latest.';
    case 'slot_taken':
      return 'This time is already booked.';
    case 'slot_unavailable':
      return 'This time is outside your availability.';
    case 'body_too_large':
      return `This is too large. ${error.problem.detail ?? ''}`.trim();
    case 'unsupported_media_type':
      return error.problem.detail ?? error.problem.title;
    case 'event_gone':
      return 'It can’t be sent: the client’s data is gone, or the endpoint no longer gets these events.';
    case 'delivery_running':
      return 'It is being sent right now.';
    case 'webhook_paused':
      return 'This endpoint is paused. Resume it first.';
    case 'undo_too_late':
      return 'Too late to undo. You can refund it instead.';
    case 'too_many_entries':
      return 'This booking has too many entries of this kind.';
    case 'agreement_current':
      return 'The agreement is not to be signed again. Refresh to see it.';
    case 'higher_price_unsigned':
      return 'The price is higher than the signed one, so the client has to sign again.';
    case 'price_below_zero':
      return 'The price would be below zero. Make the discount smaller first.';
    case 'report_missing':
      return 'Upload the report first.';
    case 'report_readable':
      return 'Too late to undo: the client can read it. You can withdraw it instead.';
    case 'refund_refused':
      return 'Stripe did not make this refund. Nothing was changed; look at it in Stripe.';
    case 'payments_unavailable':
      return 'Stripe does not answer right now. Nothing was changed; try again later.';
    case 'rate_limited':
      return 'Too many tries in a short time. Wait a minute, then try again.';
    case 'storage_full':
      return 'The server is out of storage space.';
    case 'storage_unavailable':
      return 'The server can’t save anything right now.';
    case 'forbidden_origin':
      return `The admin has a different address. ${error.problem.detail ?? ''}`.trim();
    default:
      // Of a proxy before the server.
      if (error.status === 413) return 'This is larger than the server accepts.';
      return `The server answered with an error (${error.status}). Please try again.`;
  }
}
