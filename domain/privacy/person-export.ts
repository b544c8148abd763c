import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { PersonRecords } from './person-records.ts';

/** A job with all that its record says, but for the digest of the agent's link. */
export interface ExportedJob extends Omit<JobRecord, 'agent' | 'revision'> {
  agent?: Omit<NonNullable<JobRecord['agent']>, 'link'> | undefined;
}

/** Of the job of another person's booking: what it says of its agent. */
export type ExportedAgentJob = Pick<
  ExportedJob,
  'id' | 'agent' | 'agentWithdrawnAt' | 'agentAskedAt'
>;

/** Without what only the sending needs. */
export type ExportedMessage = Omit<
  MessageRecord,
  'id' | 'revision' | 'createdAt' | 'leads' | 'attempts' | 'nextAt' | 'erasedAt'
>;

/** Without what only the sending needs; targets are the owner's. */
export type ExportedDelivery = Omit<
  DeliveryRecord,
  'id' | 'revision' | 'createdAt' | 'target' | 'attempts' | 'nextAt' | 'erasedAt'
>;

/** Everything that is stored about a person, with the field names of the API. */
export interface PersonExport extends Omit<PersonRecords, 'otherContacts'> {
  business: string;
  exportedAt: string;
  person: string;
  jobs: readonly ExportedJob[];
  agentJobs: readonly ExportedAgentJob[];
  /** Partners with the person's email address. */
  partners: readonly Omit<StoredPartner, 'revision'>[];
  /** Whether the owner has the address in the list of agents. */
  isListedAgent: boolean;
  messages: readonly ExportedMessage[];
  deliveries: readonly ExportedDelivery[];
}
