import { randomUUID } from 'node:crypto';
import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { nameTaken, savedOrProblem } from '#api/http/saved-or-problem.ts';
import {
  MAX_BUSY_CALENDARS,
  type StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { busyCalendarsOperations } from './busy-calendars.openapi.ts';
import { ownerMailboxes } from './owner-mailboxes.ts';
import { presentBusyCalendar } from './present-busy-calendar.ts';

export function busyCalendarsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, publicUrl, busyCalendars } = dependencies;

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

  implement(router, dependencies, busyCalendarsOperations, {
    listBusyCalendars: async () => {
      const data = (await store.busyCalendars.all()).map(await presenter());
      return { data, total: data.length };
    },

    addBusyCalendar: async ({ body: entered }) => {
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
      return (await presenter())(calendar);
    },

    renameBusyCalendar: async ({ params, body: change }) => {
      const calendar = await requireCalendar(params.id);
      const answer = await store.busyCalendars.replace({ ...calendar, ...change });
      const saved = savedOrProblem(answer, { present: await presenter() });
      if (change.ownerAddresses) await busyCalendars.read(saved);
      return (await presenter())(saved);
    },

    removeBusyCalendar: ({ params, query }) =>
      deleteRecord(
        store.busyCalendars,
        { id: params.id, revision: query.revision },
        async (calendar) => (await presenter())(calendar),
      ),

    readBusyCalendar: async ({ params }) => {
      const calendar = await requireCalendar(params.id);
      await busyCalendars.read(calendar);
      return (await presenter())(calendar);
    },
  });
}
