import { type SqlBool, sql } from 'kysely';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { Operations } from '../../operations.ts';
import type { OutboxStore } from '../../resources/outbox.ts';
import { listLeads } from '../lead-list.ts';
import { claimMessages, settleMessage } from '../message-claims.ts';
import { parseMessage } from '../message-columns.ts';
import { OpenMessages } from '../open-messages.ts';
import type { Records } from '../records.ts';

export function outboxStore(records: Records, operations: Operations): OutboxStore {
  const { db, messageSettings } = records;
  const open = new OpenMessages(records);
  return {
    outbox: {
      settings: () => operations.run(() => messageSettings.read()),
      changeSettings: (next) => operations.run(() => messageSettings.replace(next)),
      begin: (now) =>
        operations.run(() =>
          messageSettings.change((settings) =>
            settings.since === undefined ? { ...settings, since: now.toISOString() } : settings,
          ),
        ),

      planned: (now) => operations.run(() => open.at(now)),
      current: (message, now) => operations.run(() => open.current(message, now)),
      claim: ({ limit, ...lease }) =>
        operations.run(async () => {
          const due = (await open.at(lease.now)).filter((message) => message.due <= lease.now);
          const claimed: PlannedMessage[] = [];
          while (claimed.length < limit && due.length > 0) {
            const next = due.splice(0, limit - claimed.length);
            claimed.push(...(await claimMessages(db, next, lease)));
          }
          return claimed;
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
