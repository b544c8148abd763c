import type { Operations } from '../../operations.ts';
import type { PartnerStore } from '../../resources/partners.ts';
import { leadsByPartner } from '../leads-by-partner.ts';
import type { Files } from '../open-files.ts';

export function partnerStore(
  { partners, partnerTests, contactRequests: requests, bookings }: Files,
  operations: Operations,
): PartnerStore {
  return {
    partners: operations.versioned(partners),
    leadsByPartner: () => operations.run(() => leadsByPartner({ requests, bookings })),
    partnerTests: () => operations.run(() => new Map(Object.entries(partnerTests.content))),
    recordPartnerTest: (slug, date) =>
      operations.run(async () => {
        const slugs = new Set((await partners.all()).map((partner) => partner.slug));
        if (!slugs.has(slug)) return;
        await partnerTests.change((tests) => {
          if (tests[slug] === date) return { next: tests, result: undefined };
          // Those of partners who are gone go too.
          const known = Object.entries(tests).filter(([other]) => slugs.has(other));
          return { next: Object.fromEntries([...known, [slug, date]]), result: undefined };
        });
      }),
  };
}
