import type { RouteContext } from '#api/http/api-context.ts';
import { mapInSlices } from '#api/http/map-in-slices.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validQuery } from '#api/http/validate.ts';
import { byTime, isOfMonth, moneyOf, movementsOf } from '#domain/jobs/money.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { moneyResponseSchema } from './money.openapi.ts';
import { bookingsCsv, paymentsCsv } from './money-csv.ts';
import { moneyFileQuerySchema, moneyQuerySchema } from './money-query.schema.ts';
import { quickbooksCsv } from './quickbooks-csv.ts';
import { readCountedJobs } from './read-counted-jobs.ts';
import { readOpenJobs } from './read-open-jobs.ts';

/** Before any booking. */
const BEGINNING = '2000-01-01';

/** The owner's books: what is open, was paid and was paid back. */
export function moneyRoutes(
  router: ApiRouter,
  { store, clock, business, owner, ownerOrKey }: RouteDependencies,
): void {
  const zone = () => business.current().timeZone;

  router.get(
    '/api/money',
    owner,
    validQuery(moneyQuerySchema, async (ctx, query) => {
      // A payment of the month may be for any appointment.
      const { jobs, settings } = await readCountedJobs(store, { from: BEGINNING, zone: zone() });
      const today = businessToday(clock(), zone());
      const { paymentTime } = settings;
      const ofMonth = await mapInSlices(jobs, (slice) =>
        slice.filter(isOfMonth(query.month, zone())),
      );
      const money = moneyOf(ofMonth, { ...query, paymentTime, today, zone: zone() });
      ctx.body = withCentsNames(moneyResponseSchema, money);
    }),
  );

  const sendFile = (ctx: RouteContext, name: string, text: string) => {
    ctx.body = text;
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(name);
  };

  router.get(
    '/api/money/bookings.csv',
    owner,
    validQuery(moneyFileQuerySchema, async (ctx, { from, to }) => {
      const { jobs } = await readCountedJobs(store, {
        from: `${from}-01`,
        to: `${to}-31`,
        zone: zone(),
      });
      sendFile(ctx, `bookings-${from}-${to}.csv`, await bookingsCsv(jobs));
    }),
  );

  async function movementsIn({ from, to }: { from: CalendarMonth; to: CalendarMonth }) {
    const { jobs } = await readCountedJobs(store, { from: BEGINNING, zone: zone() });
    const isWanted = (month: CalendarMonth) => from <= month && month <= to;
    const movements = await mapInSlices(jobs, (slice) =>
      movementsOf(slice, zone()).filter(({ date }) => isWanted(monthOf(date))),
    );
    return movements.sort(byTime);
  }

  router.get(
    '/api/money/payments.csv',
    owner,
    validQuery(moneyFileQuerySchema, async (ctx, { from, to }) => {
      const text = await paymentsCsv(await movementsIn({ from, to }), zone());
      sendFile(ctx, `payments-${from}-${to}.csv`, text);
    }),
  );

  router.get(
    '/api/money/quickbooks.csv',
    owner,
    validQuery(moneyFileQuerySchema, async (ctx, { from, to }) => {
      const text = await quickbooksCsv(await movementsIn({ from, to }));
      sendFile(ctx, `quickbooks-${from}-${to}.csv`, text);
    }),
  );

  router.get('/api/bookings/jobs/open', ownerOrKey('read'), async (ctx) => {
    ctx.body = { data: await readOpenJobs({ store, clock, business }) };
  });
}
