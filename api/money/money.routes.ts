import type { RouteContext } from '#api/http/api-context.ts';
import { implement } from '#api/http/implement.ts';
import { mapInSlices } from '#api/http/map-in-slices.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { byTime, isOfMonth, moneyOf, movementsOf } from '#domain/jobs/money.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { moneyOperations, moneyResponseSchema } from './money.openapi.ts';
import { bookingsCsv, paymentsCsv } from './money-csv.ts';
import { quickbooksCsv } from './quickbooks-csv.ts';
import { readCountedJobs } from './read-counted-jobs.ts';
import { readOpenJobs } from './read-open-jobs.ts';

/** Before any booking. */
const BEGINNING = '2000-01-01';

/** The owner's books: what is open, was paid and was paid back. */
export function moneyRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, business } = dependencies;
  const zone = () => business.current().timeZone;

  implement(router, dependencies, moneyOperations, {
    getMoney: async ({ query }) => {
      // A payment of the month may be for any appointment.
      const { jobs, settings } = await readCountedJobs(store, { from: BEGINNING, zone: zone() });
      const today = businessToday(clock(), zone());
      const { paymentTime } = settings;
      const ofMonth = await mapInSlices(jobs, (slice) =>
        slice.filter(isOfMonth(query.month, zone())),
      );
      const money = moneyOf(ofMonth, { ...query, paymentTime, today, zone: zone() });
      return withCentsNames(moneyResponseSchema, money);
    },

    exportBilledBookings: async ({ ctx, query: { from, to } }) => {
      const { jobs } = await readCountedJobs(store, {
        from: `${from}-01`,
        to: `${to}-31`,
        zone: zone(),
      });
      sendFile(ctx, `bookings-${from}-${to}.csv`, await bookingsCsv(jobs));
    },

    exportPayments: async ({ ctx, query: { from, to } }) => {
      const text = await paymentsCsv(await movementsIn({ from, to }), zone());
      sendFile(ctx, `payments-${from}-${to}.csv`, text);
    },

    exportPaymentsForQuickbooks: async ({ ctx, query: { from, to } }) => {
      const text = await quickbooksCsv(await movementsIn({ from, to }));
      sendFile(ctx, `quickbooks-${from}-${to}.csv`, text);
    },

    listOpenJobs: async () => ({ data: await readOpenJobs({ store, clock, business }) }),
  });

  const sendFile = (ctx: RouteContext, name: string, text: string) => {
    ctx.body = text;
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(name);
  };

  async function movementsIn({ from, to }: { from: CalendarMonth; to: CalendarMonth }) {
    const { jobs } = await readCountedJobs(store, { from: BEGINNING, zone: zone() });
    const isWanted = (month: CalendarMonth) => from <= month && month <= to;
    const movements = await mapInSlices(jobs, (slice) =>
      movementsOf(slice, zone()).filter(({ date }) => isWanted(monthOf(date))),
    );
    return movements.sort(byTime);
  }
}
