import type { AvailabilityStore } from '../../resources/availability.ts';
import type { Files } from '../open-files.ts';
import type { Operations } from '../operations.ts';
import { replaceRecord } from '../single-record.ts';
import { availabilitySchema } from '../stored.schema.ts';

export function availabilityStore(
  { availability }: Files,
  operations: Operations,
): AvailabilityStore {
  return {
    availability: () => operations.run(() => availability.content),
    changeAvailability: (next) =>
      operations.run(() => replaceRecord(availability, availabilitySchema, next)),
  };
}
