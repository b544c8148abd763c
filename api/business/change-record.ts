import type { RouteContext } from '#api/http/api-context.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import { withStoredLogo } from './business-pictures.ts';
import { changeBy } from './change-by.ts';
import { requireInspectorsOfBookings } from './inspectors-of-bookings.ts';

/** Replaces one record of the business and answers the saved one; throws `edit_conflict` for an older `revision`. */
export async function changeRecord(
  ctx: RouteContext,
  { store, business, clock }: Pick<RouteDependencies, 'store' | 'business' | 'clock'>,
  name: RecordName,
  next: { revision: number },
): Promise<void> {
  const now = clock();
  if (name === 'profile') {
    const { timeZone: zone } = business.current();
    await requireInspectorsOfBookings(store, next as unknown as Profile, { now, zone });
  }
  const stored = name === 'brand' ? await withStoredLogo(store, next as StoredBrand) : next;
  const saved = await store.changeBusiness(name, stored as never, changeBy(ctx, now));
  ctx.body = savedOrProblem(saved, { present: (current) => current });
  await business.renewed();
}
