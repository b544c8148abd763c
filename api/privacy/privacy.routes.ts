import { removeAgentLinks } from '#api/agents/agent-links.ts';
import { presentBooking } from '#api/bookings/present-booking.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import type { Store } from '#api/store/store.ts';
import { contactKeyOf } from '#domain/privacy/contact-key.ts';
import { type PersonRecords, personRecords } from '#domain/privacy/person-records.ts';
import { checkedRetention, chosenRetention } from '#domain/privacy/retention.ts';
import { retentionOverview } from '#domain/privacy/retention-overview.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { eraseSettingsOf } from './erase-settings.ts';
import { personExport } from './person-export.ts';
import { presentPerson } from './present-person.ts';
import { privacyOperations } from './privacy.openapi.ts';
import { readPrivacy } from './read-privacy.ts';

/**
 * What visitors are told, and a person's records for the owner. The calls about a person are POSTs,
 * so that no address or number is part of a URL, which proxies log.
 */
export function privacyRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock } = dependencies;
  const today = () => businessToday(clock(), business.current().timeZone);

  implement(router, dependencies, privacyOperations, {
    getPrivacy: async () => await readPrivacy(store),

    findPerson: async ({ body: { person } }) => presentPerson(await findPerson(store, person)),

    exportPerson: async ({ ctx, body: { person } }) => {
      const now = clock();
      const shown = business.current();
      const records = await findPerson(store, person);
      ctx.body = await personExport(store, person, { records, business: shown, now });
      ctx.type = 'application/json';
      ctx.attachment(`personal-data-${businessToday(now, shown.timeZone)}.json`);
    },

    erasePerson: async ({ body }) => {
      const { reviews } = await findPerson(store, body.person);
      const erasure = await store.erasePerson(contactKeyOf(body.person) ?? '', {
        now: clock(),
        zone: business.current().timeZone,
      });
      if (erasure.outcome === 'bookings_ahead') {
        throw new ApiProblem('bookings_ahead', { bookings: erasure.bookings.map(presentBooking) });
      }
      await removeAgentLinks(store, body.person);
      await eraseSettingsOf(store, body.person);
      const chosen = reviews.filter(({ id }) => body.reviews.includes(id));
      for (const review of chosen) await store.reviews.remove(review);
      const { requests, bookings, agentOf, agentIn } = erasure.erased;
      return {
        requests: requests.length,
        bookings: bookings.length,
        reviews: chosen.length,
        agentOf: agentOf.length + agentIn.length,
      };
    },

    getRetention: async () => await overview(store, today()),

    changeRetention: async ({ body: { revision, months } }) => {
      const chosen = chosenRetention(months, today());
      savedOrProblem(await store.retention.replace({ ...chosen, revision }), {
        present: (current) => ({ revision: current.revision, months: current.months }),
      });
      return await overview(store, today());
    },
  });
}

async function findPerson(store: Store, person: string): Promise<PersonRecords> {
  const contactKey = contactKeyOf(person) ?? '';
  return personRecords(contactKey, await store.leadsOf(contactKey), {
    reviews: await store.reviews.all(),
    agentLinks: await store.agentLinks.all(),
  });
}

/** The setting after a check on `today`. */
async function overview(store: Store, today: CalendarDate) {
  const retention = checkedRetention(await store.retention.read(), today);
  return retentionOverview(await store.expiringLeads(retention, today), retention, today);
}
