import { type SqlBool, sql } from 'kysely';
import { outdatedDeliveries } from '#domain/deliveries/delivery-record.ts';
import type { Operations } from '../../operations.ts';
import type { DeliveryStore } from '../../resources/deliveries.ts';
import { dropAttempts, settleAttempt } from '../attempts.ts';
import { deliveryTable, parseDelivery } from '../delivery-columns.ts';
import { OpenDeliveries } from '../open-deliveries.ts';
import type { Records } from '../records.ts';

export function deliveryStore(records: Records, operations: Operations): DeliveryStore {
  const { db } = records;
  const open = new OpenDeliveries(records);
  return {
    deliveries: {
      planned: (target, now) => operations.run(() => open.at(target, now)),
      held: (target, hold, now) => operations.run(() => open.held(target, hold, now)),
      drop: (held, now) => operations.run(() => dropAttempts(db, deliveryTable, held, now)),
      current: (delivery, now) => operations.run(() => open.current(delivery, now)),
      claim: (options) => operations.run(() => open.claim(options)),
      repeat: (options) => operations.run(() => open.repeat(options)),
      settle: (id, outcome) => operations.run(() => settleAttempt(db, deliveryTable, id, outcome)),
      about: (leadIds) =>
        operations.run(async () => {
          const rows = await db
            .selectFrom('deliveries')
            .select('record')
            .where(deliveryTable.isAbout(leadIds))
            .orderBy('created_at')
            .orderBy('sequence')
            .execute();
          return rows.map(({ record }) => parseDelivery(record));
        }),
      list: (target, limit) =>
        operations.run(async () => {
          const rows = await db
            .selectFrom('deliveries')
            .select('record')
            .where('target', '=', target)
            .orderBy('created_at', 'desc')
            .orderBy('sequence', 'desc')
            .limit(limit)
            .execute();
          return rows.map(({ record }) => parseDelivery(record));
        }),
      prune: (now) =>
        operations.run(async () => {
          const rows = await db.selectFrom('deliveries').select('record').execute();
          const records = rows.map(({ record }) => parseDelivery(record));
          const ids = [...outdatedDeliveries(records, now)];
          await db.deleteFrom('deliveries').where(sql<SqlBool>`id = any(${ids})`).execute();
        }),
    },
  };
}
