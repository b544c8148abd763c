import type { ContactPayload } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { send } from './send.ts';

/**
 * Sends an inspection request. The same idempotency `key` again stores nothing new.
 *
 * @throws Also when the answer does not name the stored request: something else than the API gave it.
 */
export async function sendContactRequest(
  base: string,
  payload: ContactPayload,
  { key, locale }: { key: string; locale: Locale },
): Promise<{ id: string; test?: true }> {
  const answer: { id?: unknown; test?: true | undefined } | undefined = await send(
    'POST /api/contact',
    {
      base,
      json: payload,
      headers: { 'Idempotency-Key': key },
      locale,
    },
  );
  if (typeof answer?.id !== 'string') throw new Error('The answer names no stored request');
  return { id: answer.id, ...(answer.test && { test: true }) };
}
