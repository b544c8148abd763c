import * as z from 'zod/mini';
import { optionalLine } from '#domain/validation/fields.ts';
import type { Block } from './block.ts';
import { calendarDateSchema, timeOfDaySchema } from './calendar-date.schema.ts';

/** Maximum number of blocks; a weekly block counts once. */
export const MAX_BLOCKS = 200;

/** Maximum length of a block's label, in characters. */
export const BLOCK_LABEL_LENGTH = 80;

const strictBlock = z.strictObject({
  date: calendarDateSchema,
  from: timeOfDaySchema,
  to: timeOfDaySchema,
  label: z._default(optionalLine(BLOCK_LABEL_LENGTH), ''),
  weekly: z.boolean(),
  until: z.optional(calendarDateSchema),
});

/** A block as the owner enters it. */
export const blockSchema = strictBlock.check(
  z.refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'The end comes before the start',
  }),
  z.refine(({ date, until }) => until === undefined || date <= until, {
    path: ['until'],
    error: 'The last day comes before the first',
  }),
);

/** The field `blocks` of the availability. Parsing sorts them by day and time. */
export const blocksField = z.array(blockSchema).check(
  z.maxLength(MAX_BLOCKS, `At most ${MAX_BLOCKS} entries`),
  z.overwrite((blocks: Block[]) =>
    blocks.toSorted((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`)),
  ),
);
