import { type SqlBool, sql } from 'kysely';
import { mailLimit } from '#domain/messages/mail-limit.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { Operations } from '../../operations.ts';
import type { OutboxStore } from '../../resources/outbox.ts';
import { countedMails } from '../counted-mails.ts';
import type { Database } from '../database.ts';
import { listLeads } from '../lead-list.ts';
import { withLocks } from '../locks.ts';
import { claimMessages, settleMessage } from '../message-claims.ts';
import { parseMessage } from '../message-columns.ts';
import { OpenMessages } from '../open-messages.ts';
import type { Records } from '../records.ts';

/** Claims the first of `due` that are admitted and that nobody else has. */
async function claimDue(
  db: Database,
  due: readonly PlannedMessage[],
  { limit, ...lease }: { now: Date; until: Date; limit: number },
  isAdmitted: (message: PlannedMessage) => boolean,
): Promise<PlannedMessage[]> {
  const left = [...due];
  const claimed: PlannedMessage[] = [];
  while (claimed.length < limit && left.length > 0) {
    const next = left.splice(0, limit - claimed.length);
    claimed.push(...(await claimMessages(db, next, lease, isAdmitted)));
  }
  return claimed;
}

export function outboxStore(records: Records, operations: Operations): OutboxStore {
  const { db, messageSettings } = records;
  const open = new OpenMessages(records);
  const dueAt = async (now: Date) => (await open.at(now)).filter(({ due }) => due <= now);
  return {
    outbox: {
      begin: (now) =>
        operations.run(() =>
          messageSettings.change((settings) => ({
            next:
              settings.since === undefined ? { ...settings, since: now.toISOString() } : settings,
            result: undefined,
          })),
        ),

      planned: (now) => operations.run(() => open.at(now)),
      held: (now) =>
        operations.run(async () => {
          const due = await dueAt(now);
          const { mailsPerPerson } = await messageSettings.read();
          const counted = await countedMails(db, due, now);
          const mayGoOut = mailLimit({ counted, due, mailsPerPerson, now });
          return due.filter((message) => !mayGoOut(message)).map(({ id }) => id);
        }),
      current: (message, now) => operations.run(() => open.current(message, now)),
      claim: (options) =>
        operations.run(async () => {
          const { now } = options;
          const due = await dueAt(now);
          if (due.length === 0 || !options.limitMails)
            return claimDue(db, due, options, () => true);
          const { mailsPerPerson } = await messageSettings.read();
          // One process after another, so that each counts what the others have claimed.
          return withLocks(db, ['mail limit'], async (transaction) => {
            const counted = await countedMails(transaction, due, now);
            const isAdmitted = mailLimit({ counted, due, mailsPerPerson, now });
            return claimDue(transaction, due, options, isAdmitted);
          });
        }),
      settle: (id, outcome) => operations.run(() => settleMessage(db, id, outcome)),

      about: (leadIds) =>
        operations.run(async () => {
          const rows = await db
            .selectFrom('messages')
            .select('record')
            .where(sql<SqlBool>`leads && ${leadIds}::text[]`)
            .orderBy('created_at')
            .orderBy('sequence')
            .execute();
          return rows.map(({ record }) => parseMessage(record));
        }),
      find: (id) =>
        operations.run(async () => {
          const row = await db
            .selectFrom('messages')
            .select('record')
            .where('id', '=', id)
            .executeTakeFirst();
          return row && parseMessage(row.record);
        }),
      list: (query, now) =>
        operations.run(async () => {
          const ids = (await open.at(now)).map(({ id }) => id);
          const isListed = sql<SqlBool>`id <> all(${ids})`;
          return listLeads(db, { table: 'messages', isListed, parse: parseMessage }, query);
        }),
    },
  };
}
