import type { Operations } from '../../operations.ts';
import type { PrivacyStore } from '../../resources/privacy.ts';
import { storedRetentionSchema } from '../../stored/stored.schema.ts';
import { allLeads, eraseExpired, erasePerson, leadsOf } from '../erasure.ts';
import type { Files } from '../open-files.ts';
import { replaceRecord } from '../single-record.ts';

export function privacyStore(files: Files, operations: Operations): PrivacyStore {
  const { retention } = files;
  return {
    allLeads: () => operations.run(() => allLeads(files)),
    leadsOf: (contactKey) => operations.run(() => leadsOf(files, contactKey)),
    erasePerson: (contactKey, now) => operations.run(() => erasePerson(files, contactKey, now)),
    retention: () => operations.run(() => retention.content),
    changeRetention: (revision, next) =>
      operations.run(() => replaceRecord(retention, storedRetentionSchema, { ...next, revision })),
    eraseExpired: (now) => operations.run(() => eraseExpired(files, now)),
  };
}
