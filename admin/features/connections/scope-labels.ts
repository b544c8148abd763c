import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

/** What a key with a scope may do. */
export const scopeLabels: Readonly<Record<ApiScope, string>> = {
  read: 'Read bookings, contact requests and the dashboard’s figures',
  book: 'Book, move, cancel and complete appointments',
};
