import type { Operations } from '../../operations.ts';
import type { AvailabilityStore } from '../../resources/availability.ts';
import type { Records } from '../records.ts';

export function availabilityStore(
  { availability }: Records,
  operations: Operations,
): AvailabilityStore {
  return {
    availability: () => operations.run(() => availability.read()),
    changeAvailability: (next) => operations.run(() => availability.replace(next)),
  };
}
