import * as z from 'zod/mini';
import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';
import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { withCentsNames } from '#domain/jobs/named-cents.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { contactKeyOf } from '#domain/privacy/contact-key.ts';
import type {
  ExportedAgentJob,
  ExportedDelivery,
  ExportedJob,
  ExportedMessage,
  PersonExport,
} from '#domain/privacy/person-export.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';
import type { EveryField } from '#domain/records/every-field.ts';
import { exportedJobResponseSchema } from './person-export-response.schema.ts';
import { presentPerson } from './present-person.ts';

type ExportStore = Pick<Store, 'jobs' | 'outbox' | 'deliveries' | 'partners' | 'bookingLimits'>;

/** The file for the person, who has these `records`: readable JSON. */
export async function personExport(
  store: ExportStore,
  person: string,
  {
    records,
    business,
    now,
  }: { records: PersonRecords; business: Pick<Business, 'name'>; now: Date },
): Promise<string> {
  const { otherContacts: _others, ...shown } = presentPerson(records);
  const key = contactKeyOf(person);
  const isTheirs = (email: string) => contactKeyOf(email) === key;
  const bookingIds = records.bookings.map(({ id }) => id);
  const ids = [...records.requests.map(({ id }) => id), ...bookingIds];
  const agentIds = records.agentOf.flatMap(({ id, isFormer }) => (isFormer ? [] : id));
  const jobs = (await store.jobs.findAll(bookingIds)).map(exportedJob);
  const content: PersonExport = {
    business: business.name,
    exportedAt: now.toISOString(),
    person,
    ...shown,
    jobs: withCentsNames(z.array(exportedJobResponseSchema), jobs),
    agentJobs: (await store.jobs.findAll(agentIds)).map(agentPart),
    partners: (await store.partners.all())
      .filter(({ email }) => email !== undefined && isTheirs(email))
      .map(({ revision: _revision, ...partner }) => partner),
    isListedAgent: (await store.bookingLimits.read()).agents.some(isTheirs),
    messages: await messagesOf(store, ids, {
      agentIds: records.agentOf.map(({ id }) => id),
      isTheirs,
    }),
    deliveries: (await store.deliveries.about(ids)).map(exportedDelivery),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const exportedJob = ({ revision: _revision, agent, ...job }: JobRecord): ExportedJob => {
  if (!agent) return job;
  const { link: _digest, ...consent } = agent;
  return { ...job, agent: consent };
};

function agentPart(record: JobRecord): ExportedAgentJob {
  const { id, agent, agentWithdrawnAt, agentAskedAt } = exportedJob(record);
  return { id, agent, agentWithdrawnAt, agentAskedAt };
}

/** The attempted messages about the person's own leads, and those to the person as agent. */
async function messagesOf(
  { outbox }: Pick<Store, 'outbox'>,
  ids: readonly string[],
  { agentIds, isTheirs }: { agentIds: readonly string[]; isTheirs: (email: string) => boolean },
): Promise<ExportedMessage[]> {
  const own = new Set(ids);
  const asAgent = await outbox.about(agentIds);
  return [
    ...(await outbox.about(ids)),
    ...asAgent.filter(({ mail }) => mail && isTheirs(mail.to)),
  ].map((message) => exportedMessage(message, own));
}

/** The list of a day's appointments also names other clients, so its text is left out. */
function exportedMessage(
  { kind, due, sentAt, state, answer, mail, leads }: MessageRecord,
  own: ReadonlySet<string>,
): EveryField<ExportedMessage> {
  const isOwn = leads.length === 1 || leads.every((id) => own.has(id));
  return {
    kind,
    due,
    sentAt,
    state,
    answer: isOwn ? answer : undefined,
    mail: isOwn ? mail : undefined,
  };
}

const exportedDelivery = ({
  lead,
  type,
  due,
  sentAt,
  state,
  last,
}: DeliveryRecord): EveryField<ExportedDelivery> => ({ lead, type, due, sentAt, state, last });
