import * as z from 'zod/mini';
import { reasonField, reasonOfCancellation } from '#domain/booking/client/client-changes.schema.ts';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';

/** Maximum number of records in one selection. */
export const MAX_SELECTION = 500;

const records = z
  .array(
    z.object({ id: requiredLine(100, 'Say which one'), revision: revisionField }),
    'Say which ones',
  )
  .check(
    z.minLength(1, 'Select at least one'),
    z.maxLength(MAX_SELECTION, `At most ${MAX_SELECTION} at once`),
  );

const bookingSelectionActions = ['cancel', 'reopen', 'delete', 'restore'] as const;

/** The body of `POST /api/bookings/selection`. */
export const bookingSelectionSchema = z
  .object({
    action: z.enum(
      bookingSelectionActions,
      'Bookings can be canceled, reopened, deleted or restored',
    ),
    /** The reason of the cancellation, sent to each client. */
    reason: reasonField,
    records,
  })
  .check(reasonOfCancellation);

export type BookingSelectionAction = (typeof bookingSelectionActions)[number];

const requestSelectionActions = ['delete', 'restore', 'spam', 'not_spam'] as const;

/** The body of `POST /api/contact-requests/selection`. */
export const requestSelectionSchema = z.object({
  action: z.enum(
    requestSelectionActions,
    'Requests can be deleted, restored, and marked as spam or not spam',
  ),
  records,
});

export type RequestSelectionAction = (typeof requestSelectionActions)[number];

/** Why a selected record was not changed. */
export type UnchangedReason =
  | 'edit_conflict'
  | 'not_found'
  | 'slot_taken'
  | 'ends_after_midnight'
  | 'wrong_status';

/** A selected record that was not changed. */
export interface UnchangedRecord {
  id: string;
  code: UnchangedReason;
  /** With `slot_taken`: the names of the clients and closed times that have its time. */
  inTheWay?: string[];
}

/** The answer to an action on a selection. */
export interface SelectionOutcome<T extends Versioned> {
  changed: T[];
  unchanged: UnchangedRecord[];
}
