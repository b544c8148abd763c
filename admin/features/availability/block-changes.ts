import { MAX_BLOCKS } from '#domain/schedule/block.schema.ts';
import type { Block } from '#domain/schedule/block.ts';
import { formatDate, formatTime, weekdayOf } from '#domain/schedule/calendar-date.ts';
import { dayName } from './availability-values.ts';
import type { Changed } from './week-changes.ts';

/** A block as typed; texts may be blank. */
export interface TypedBlock {
  date: string;
  from: string;
  to: string;
  label: string;
  weekly: boolean;
  until: string;
}

/** A blank `until` of a weekly block means no end. */
export function withBlock(blocks: readonly Block[], typed: TypedBlock): Changed<Block[]> {
  const { date, from, to, weekly } = typed;
  if (!date) return { refused: 'Choose a day first' };
  if (!from || !to) return { refused: 'Choose both times' };
  if (to <= from) return { refused: 'The end comes before the start' };
  const until = weekly && typed.until ? typed.until : undefined;
  if (until && until < date) return { refused: 'The last day comes before the first' };
  if (blocks.length >= MAX_BLOCKS) return { refused: `At most ${MAX_BLOCKS} entries` };
  const added = { date, from, to, label: typed.label.trim(), weekly, ...(until && { until }) };
  return {
    next: [...blocks, added].toSorted((a, b) =>
      `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`),
    ),
  };
}

/** 'Dec 1, 2026, 11:30 AM – 1:00 PM' or 'Every Tuesday from Dec 1, 2026 …'. */
export function blockText({ date, from, to, weekly, until }: Block): string {
  const day = formatDate(date, 'short');
  const days = weekly
    ? `Every ${dayName(weekdayOf(date))} from ${day}${until ? ` to ${formatDate(until, 'short')}` : ''}`
    : day;
  return `${days}, ${formatTime(from)} – ${formatTime(to)}`;
}

/** The last day of a block; undefined without an end. */
export const lastDayOf = ({ date, weekly, until }: Block): string | undefined =>
  weekly ? until : date;
