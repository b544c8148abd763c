import { type QuoteInput, quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { validate } from '#domain/validation/validate.ts';

/**
 * Reads what `quoteToSearch` wrote into the address of the booking page. Undefined for anything
 * that is no quote: an address may be old, cut or made up.
 */
export function quoteFromSearch(search: string): QuoteInput | undefined {
  const checked = validate(quoteInputSchema, jsonOf(new URLSearchParams(search).get('quote')));
  return checked.ok ? checked.value : undefined;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
