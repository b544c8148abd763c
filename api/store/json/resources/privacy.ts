import type { Operations } from '../../operations.ts';
import type { PrivacyStore } from '../../resources/privacy.ts';
import { eraseExpired, erasePerson, expiringLeads, leadsOf } from '../erasure.ts';
import type { Files } from '../open-files.ts';

export function privacyStore(files: Files, operations: Operations): PrivacyStore {
  return {
    expiringLeads: (retention, today) =>
      operations.run(() => expiringLeads(files, retention, today)),
    leadsOf: (contactKey) => operations.run(() => leadsOf(files, contactKey)),
    erasePerson: (contactKey, at) => operations.run(() => erasePerson(files, contactKey, at)),
    eraseExpired: (at) => operations.run(() => eraseExpired(files, at)),
  };
}
