import { randomUUID } from 'node:crypto';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import {
  busyCalendarChangeSchema,
  busyCalendarSchema,
  MAX_BUSY_CALENDARS,
  type StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { ownerMailboxes } from './owner-mailboxes.ts';
import { presentBusyCalendar } from './present-busy-calendar.ts';

export function busyCalendarsRoutes(
  router: ApiRouter,
  { store, business, clock, owner, ownOrigin, publicUrl, busyCalendars }: RouteDependencies,
): void {
  async function presenter() {
    const readings = await store.busyCalendarReadings();
    const today = businessToday(clock(), business.current().timeZone);
    const owners = await ownerMailboxes(store, business.current());
    return (calendar: StoredBusyCalendar) =>
      presentBusyCalendar(calendar, { reading: readings.get(calendar.id), today, owners });
  }

  async function requireCalendar(id: string | undefined): Promise<StoredBusyCalendar> {
    const calendar = await store.busyCalendars.find(id ?? '');
    if (!calendar) throw new ApiProblem('not_found');
    return calendar;
  }

  router.get('/api/busy-calendars', owner, async (ctx) => {
    const data = (await store.busyCalendars.all()).map(await presenter());
    ctx.body = { data, total: data.length };
  });

  router.post(
    '/api/busy-calendars',
    owner,
    ownOrigin,
    jsonBody,
    validBody(busyCalendarSchema, async (ctx, entered) => {
      if (new URL(entered.address).host === new URL(publicUrl).host) {
        // Otherwise each booking would conflict with itself.
        throw fieldProblem('address', 'This website’s own bookings already count');
      }
      if ((await store.busyCalendars.all()).length >= MAX_BUSY_CALENDARS) {
        throw fieldProblem('address', `At most ${MAX_BUSY_CALENDARS} calendars`);
      }
      const calendar = { id: randomUUID(), revision: 1, ...entered };
      if ((await store.busyCalendars.add(calendar)) === 'name_taken') throw nameTaken('address');
      await busyCalendars.read(calendar);
      ctx.status = 201;
      ctx.body = (await presenter())(calendar);
    }),
  );

  router.put(
    '/api/busy-calendars/:id',
    owner,
    ownOrigin,
    jsonBody,
    validBody(busyCalendarChangeSchema, async (ctx, change) => {
      const calendar = await requireCalendar(ctx.params['id']);
      const answer = await store.busyCalendars.replace({ ...calendar, ...change });
      const saved = savedOrProblem(answer, { present: await presenter() });
      if (change.ownerAddresses) await busyCalendars.read(saved);
      ctx.body = (await presenter())(saved);
    }),
  );

  router.delete(
    '/api/busy-calendars/:id',
    owner,
    ownOrigin,
    deleteRecord(store.busyCalendars, async (calendar) => (await presenter())(calendar)),
  );

  router.post('/api/busy-calendars/:id/read', owner, ownOrigin, async (ctx) => {
    const calendar = await requireCalendar(ctx.params['id']);
    await busyCalendars.read(calendar);
    ctx.body = (await presenter())(calendar);
  });
}
