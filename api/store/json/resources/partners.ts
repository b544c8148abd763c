import type { PartnerStore } from '../../resources/partners.ts';
import { leadsByPartner } from '../leads-by-partner.ts';
import type { Files } from '../open-files.ts';
import type { Operations } from '../operations.ts';

export function partnerStore(
  { partners, contactRequests: requests, bookings }: Files,
  operations: Operations,
): PartnerStore {
  return {
    partners: operations.versioned(partners),
    leadsByPartner: () => operations.run(() => leadsByPartner({ requests, bookings })),
  };
}
