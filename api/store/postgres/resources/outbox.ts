import { type SqlBool, sql } from 'kysely';
import { mailLimit } from '#domain/messages/mail-limit.ts';
import type { Operations } from '../../operations.ts';
import type { OutboxStore } from '../../resources/outbox.ts';
import { dropAttempts, settleAttempt } from '../attempts.ts';
import { countedMails } from '../counted-mails.ts';
import { listLeads } from '../lead-list.ts';
import { messageTable, parseMessage } from '../message-columns.ts';
import { OpenMessages } from '../open-messages.ts';
import type { Records } from '../records.ts';

export function outboxStore(records: Records, operations: Operations): OutboxStore {
  const { db, messageSettings } = records;
  const open = new OpenMessages(records);
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
      overLimit: (now) =>
        operations.run(async () => {
          const due = await open.dueAt(now);
          const { mailsPerPerson } = await messageSettings.read();
          const counted = await countedMails(db, due, now);
          const mayGoOut = mailLimit({ counted, due, mailsPerPerson, now });
          return due.filter((message) => !mayGoOut(message)).map(({ id }) => id);
        }),
      held: (hold, now) => operations.run(() => open.held(hold, now)),
      drop: (held, now) => operations.run(() => dropAttempts(db, messageTable, held, now)),
      current: (message, now) => operations.run(() => open.current(message, now)),
      claim: (options) => operations.run(() => open.claim(options)),
      settle: (id, outcome) => operations.run(() => settleAttempt(db, messageTable, id, outcome)),

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
          const except = (await open.at(now)).map(({ id }) => id);
          const list = { table: 'messages', isListed: sql<SqlBool>`true`, except } as const;
          return listLeads(db, { ...list, parse: parseMessage }, query);
        }),
    },
  };
}
