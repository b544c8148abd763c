import { implement } from '#api/http/implement.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow, validBody } from '#api/http/validate.ts';
import {
  BUSINESS_FILE_KB,
  businessFileSchema,
  PICTURES_KB,
} from '#domain/business/business-file.schema.ts';
import { businessOperations } from './business.openapi.ts';
import { checkQuerySchema } from './business-bodies.schema.ts';
import { changeBy } from './change-by.ts';
import { prepareImport } from './import-business.ts';
import { requireInspectorsOfBookings } from './inspectors-of-bookings.ts';
import { exportBusiness } from './read-business-file.ts';

/** The whole business as one file: to keep, to move to another installation, to begin with. */
export function businessFileRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, owner, ownOrigin } = dependencies;

  implement(router, dependencies, businessOperations, {
    exportBusiness: async ({ ctx }) => {
      ctx.attachment('business.json');
      return await exportBusiness(store);
    },
  });

  router.post(
    '/api/business/import',
    owner,
    ownOrigin,
    jsonBodyUpTo(BUSINESS_FILE_KB + PICTURES_KB),
    validBody(businessFileSchema, async (ctx, given) => {
      const { check } = parseOrThrow(checkQuerySchema, { ...ctx.query });
      const now = clock();
      const { timeZone: zone } = business.current();
      await requireInspectorsOfBookings(store, given.profile, { now, zone });
      const { changes, missing, save } = await prepareImport(store, given);
      if (check !== '1') {
        await save(changeBy(ctx, now));
        await business.renewed();
      }
      ctx.body = { changes, missingPictures: missing };
    }),
  );
}
