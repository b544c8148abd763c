import type { Place } from '#domain/places/place.ts';
import { serviceDistance } from '#domain/places/service-distance.ts';
import { useBusiness } from '#ui/business.tsx';

/** Marks an address outside the service area, with its distance from the center. */
export function OutsideChip({ place }: { place: Place | undefined }) {
  const { serviceArea } = useBusiness();
  if (!place) return null;
  const { miles, isOutside } = serviceDistance(place, serviceArea);
  return isOutside ? (
    <span className="admin-chip" data-kind="warning">
      {`Outside the service area, ${miles} miles away`}
    </span>
  ) : null;
}
