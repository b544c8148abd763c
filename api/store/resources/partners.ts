import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { RecordStore } from '../records/records.ts';

export interface PartnerStore {
  /** The last day on which each partner tried a widget in test mode, by slug. */
  partnerTests(): Promise<ReadonlyMap<string, CalendarDate>>;
  /**
   * Keeps `date` for the partner with `slug`. Writes nothing for a slug that no partner has, nor twice a
   * day: anybody can call it.
   */
  recordPartnerTest(slug: string, date: CalendarDate): Promise<void>;
}

export const partnerStore = ({ partners, partnerTests }: RecordStore): PartnerStore => ({
  partnerTests: async () => new Map(Object.entries(await partnerTests.read())),
  recordPartnerTest: async (slug, date) => {
    if (!(await partners.findNamed(slug)) || (await partnerTests.read())[slug] === date) return;
    const slugs = new Set((await partners.read()).map((partner) => partner.slug));
    await partnerTests.change((tests) => {
      if (tests[slug] === date) return { next: tests, result: undefined };
      // Tests of removed partners are removed too.
      const known = Object.entries(tests).filter(([other]) => slugs.has(other));
      return { next: Object.fromEntries([...known, [slug, date]]), result: undefined };
    });
  },
});
