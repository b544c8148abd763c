import type { AreaPlace } from '#domain/places/service-distance.ts';
import { zipCodeOf } from '#domain/places/zip-code.ts';
import { send } from './send.ts';

/** The part of a form's state that depends on the typed address. */
export interface AreaState {
  area?: { zip: string | undefined; notice?: string } | undefined;
}

interface AreaStore {
  getState(): AreaState;
  setState(change: AreaState): void;
}

/**
 * Keeps `area` in step with the typed address: a notice, made by `noticeOf`, if its ZIP code is
 * outside the service area. Does not reject.
 */
export async function followAddress(
  store: AreaStore,
  base: string,
  address: string | undefined,
  noticeOf: (place: AreaPlace) => string | undefined,
): Promise<void> {
  const zip = zipCodeOf(address ?? '');
  if (zip === store.getState().area?.zip) return;
  store.setState({ area: { zip } });
  if (zip === undefined) return;
  try {
    const { place } = await send('GET /api/service-area', { base, query: { zip } });
    if (!place?.isOutside || store.getState().area?.zip !== zip) return;
    const notice = noticeOf(place);
    store.setState({ area: { zip, ...(notice && { notice }) } });
  } catch {
    // A failure does not block the form; the owner sees the distance on the booking.
  }
}
