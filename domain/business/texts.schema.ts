import * as z from 'zod/mini';

/**
 * The owner's own texts by locale and block. What a block's value must look like is the block's to say
 * (`text-block.ts`).
 */
export const textValuesSchema = z.partial(z.object({ en: z.record(z.string(), z.unknown()) }));

export type TextValues = z.output<typeof textValuesSchema>;
