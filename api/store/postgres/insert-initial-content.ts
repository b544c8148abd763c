import type { InitialContent } from '../stored/initial-content.ts';
import type { Records } from './records.ts';

/** Fills a database that no store has opened before; does nothing in any other. */
export async function insertInitialContent(
  { db, ...records }: Records,
  content: InitialContent,
): Promise<void> {
  // A start needs no room on the disk.
  if (await db.selectFrom('settings').select('name').limit(1).executeTakeFirst()) return;
  const settings = {
    availability: content.availability,
    'booking-limits': content.bookingLimits,
    'message-settings': content.messageSettings,
    retention: content.retention,
  };
  // Reads first, so that a server starts while the database has no room left.
  const isFilled = await db.selectFrom('settings').select('name').limit(1).executeTakeFirst();
  if (isFilled) return;
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto('settings')
      .values(
        Object.entries(settings).map(([name, value]) => ({
          name,
          revision: value.revision,
          value: JSON.stringify(value),
        })),
      )
      // A process that starts at the same time waits here.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 0n) return;
    await records.promotions.insert(content.promotions, transaction);
    await records.posts.insert(content.posts, transaction);
    await records.reviews.insert(content.reviews, transaction);
  });
}
