import { fieldProblem } from '#api/http/api-problem.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';

/** Throws `validation_failed` if the chosen inspector is not one of the business. */
export function requireListedInspector(
  { inspectorId }: Pick<Booking, 'inspectorId'>,
  { inspectors }: Pick<Business, 'inspectors'>,
): void {
  if (inspectorId === undefined || inspectors.some(({ id }) => id === inspectorId)) return;
  throw fieldProblem('inspectorId', 'This inspector is not listed: please choose another');
}
