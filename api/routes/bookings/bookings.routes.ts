import { validQuery } from '#api/middleware/validate.ts';
import { listQuerySchema } from '#api/routes/list-query.schema.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { presentBooking } from './present-booking.ts';

export function bookingsRoutes(router: ApiRouter, { store, owner }: RouteParts): void {
  router.get(
    '/api/bookings',
    owner,
    validQuery(listQuerySchema, async (ctx, query) => {
      const page = await store.listBookings(query);
      ctx.body = { ...page, data: page.data.map(presentBooking) };
    }),
  );
}
