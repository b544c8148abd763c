import type { Values } from '#admin/edits/drafts.ts';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** The path below /api/ of all messages, those that are not shown too. */
export const promotionsPath = 'promotions/all';

/** Changes version `revision` of a message; the form has its time in seconds. */
export function savePromotion(
  values: Values,
  id: string,
  revision: number | undefined,
): Promise<KeptPromotion> {
  const { message, actionLabel, actionUrl, colour, from, until } = values;
  const json = {
    ...{ message, actionLabel, actionUrl, colour, from, until, revision },
    duration: millisecondsIn(values),
    on: values['on'] === 'on',
  };
  return callApi('', `promotions/${id}`, { method: 'PUT', json });
}

/** What the form of a message starts with. */
export function promotionValues(promotion: KeptPromotion): Values {
  const {
    message,
    actionLabel,
    actionUrl,
    colour,
    duration,
    on,
    from = '',
    until = '',
  } = promotion;
  return {
    ...{ message, actionLabel, actionUrl, colour, from, until },
    seconds: String(duration / 1000),
    ...(on && { on: 'on' }),
  };
}

/** Null where no number is written. */
function millisecondsIn({ seconds = '' }: Values): number | null {
  const typed = seconds.trim();
  return /^\d{1,3}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 1000) : null;
}
