import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

/** What a key with a scope may do. */
export const scopeLabels: Readonly<Record<ApiScope, { short: string; long: string }>> = {
  read: { short: 'Reads', long: 'Read bookings, contact requests and the dashboard’s figures' },
  book: { short: 'Books', long: 'Book, move, cancel and complete appointments' },
};
