import { minutesToResponse } from '#domain/dashboard/first-response.ts';
import { sourceOf } from '#domain/dashboard/lead-figures.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { waitsFrom } from '#domain/inspection-request/waiting.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { leadSearchText } from '#domain/leads/lead-search.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { contactKeysOf } from '#domain/privacy/contact-key.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { contactRequests, type Stored } from '../stored/collections.ts';
import { idempotencyColumns } from './idempotency.ts';
import { storableKey } from './storable-text.ts';

/** The columns that change with each version of `request`. */
export function requestColumns(request: ContactRequest) {
  const { words, phone } = leadSearchText(contactRequests.searched(request));
  const { partner } = request.attribution ?? {};
  return {
    revision: request.revision,
    folder: folderOf(request) ?? null,
    erased: request.erasedAt !== undefined,
    status: request.status,
    waits_from: waitsFrom(request) ?? null,
    email: emailColumn(request.email),
    contact_keys: contactKeysOf(request).map(storableKey),
    spam_keys: (contactRequests.keysOf?.(request) ?? []).map(storableKey),
    partner: partner === undefined ? null : storableKey(partner),
    source: storableKey(sourceOf(request.attribution)),
    response_minutes: minutesToResponse(request) ?? null,
    search_words: words,
    search_phone: phone,
    record: JSON.stringify(request),
  };
}

/** A row for a new request. */
export const newRequestColumns = ({
  record,
  idempotencyKey,
}: Pick<Stored<ContactRequest>, 'record' | 'idempotencyKey'>) => ({
  id: record.id,
  created_at: record.createdAt,
  ...requestColumns(record),
  ...idempotencyColumns(idempotencyKey),
});

/** The value of the column `email`: two spellings of one mailbox are equal. */
export const emailColumn = (email: string): string => storableKey(emailKey(email));

/** The request of the column `record`, checked and frozen. */
export const parseRequest = (record: unknown): ContactRequest =>
  checkedRecord(contactRequests.schema, record).record;
