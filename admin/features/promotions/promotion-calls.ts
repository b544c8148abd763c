import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { PromotionTexts } from '#domain/promotions/promotion.ts';

/** Adds a promotion, or changes version `revision` of the one with an id. */
export const savePromotion = (values: Values, id?: string, revision?: number) =>
  id
    ? send('PUT /api/promotions/:id', {
        params: { id },
        json: { ...promotionBody(values), revision },
      })
    : send('POST /api/promotions', {
        json: { ...promotionBody(values), type: values['type'] },
      });

export const deletePromotion = ({ id, revision }: StoredPromotion) =>
  send('DELETE /api/promotions/:id', { params: { id }, query: { revision } });

/** The promotion in the texts of the form; the API validates it. */
export function promotionBody(values: Values) {
  const { message, actionLabel, actionUrl, colour, from, until } = values;
  return {
    ...{ message, actionLabel, actionUrl, colour, from, until },
    duration: millisecondsIn(values),
    spanish: spanishIn(values),
    on: values['on'] === 'on',
  };
}

/** Initial texts of the form for another promotion. */
export const newPromotionValues: Values = {
  actionUrl: '/calendar',
  colour: 'accent',
  seconds: '7',
  on: 'on',
};

/** The initial texts of the form, with the duration in seconds. */
export function promotionValues(promotion: StoredPromotion): Values {
  const {
    message,
    actionLabel,
    actionUrl,
    colour,
    duration,
    on,
    from = '',
    until = '',
    spanish,
  } = promotion;
  return {
    ...{ message, actionLabel, actionUrl, colour, from, until },
    seconds: String(duration / 1000),
    'spanish.message': spanish?.message ?? '',
    'spanish.actionLabel': spanish?.actionLabel ?? '',
    ...(on && { on: 'on' }),
  };
}

/** The texts in Spanish; null without any. */
function spanishIn(values: Values): PromotionTexts | null {
  const { 'spanish.message': message = '', 'spanish.actionLabel': actionLabel = '' } = values;
  return message.trim() || actionLabel.trim() ? { message, actionLabel } : null;
}

/** The duration in milliseconds; null if the text is not a number. */
function millisecondsIn({ seconds = '' }: Values): number | null {
  const typed = seconds.trim();
  return /^\d{1,3}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 1000) : null;
}
