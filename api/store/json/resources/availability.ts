import type { Operations } from '../../operations.ts';
import type { AvailabilityStore } from '../../resources/availability.ts';
import { availabilitySchema } from '../../stored/stored.schema.ts';
import type { Files } from '../open-files.ts';
import { replaceRecord } from '../single-record.ts';

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
