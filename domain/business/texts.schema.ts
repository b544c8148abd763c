import * as z from 'zod/mini';

const byBlock = z.record(z.string(), z.unknown());

/**
 * The owner's own texts by locale and block. What a block's value must look like is the block's to say
 * (`text-block.ts`).
 */
export const textValuesSchema = z.partial(
  z.object({
    en: byBlock,
    es: byBlock,
    /** The English that each Spanish text was made from, by block: whether the English has changed since. */
    translatedFrom: byBlock,
  }),
);

export type TextValues = z.output<typeof textValuesSchema>;
