import type { Operations } from '../../operations.ts';
import type { PrivacyStore } from '../../resources/privacy.ts';
import { eraseExpired, erasePerson } from '../erasure.ts';
import { expiringLeads, leadsOf } from '../person-leads.ts';
import type { Records } from '../records.ts';

export function privacyStore(records: Records, operations: Operations): PrivacyStore {
  const { db } = records;
  return {
    expiringLeads: (retention, today) => operations.run(() => expiringLeads(db, retention, today)),
    leadsOf: (contactKey) => operations.run(() => leadsOf(db, contactKey)),
    erasePerson: (contactKey, at) => operations.run(() => erasePerson(db, contactKey, at)),
    eraseExpired: (at) => operations.run(() => eraseExpired(records, at)),
  };
}
