import { useSearchParams } from 'wouter';
import { type CalendarDate, calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

/** A page of a list: the one with that cursor, or the one that starts at a day; else the first. */
export interface ListPosition {
  cursor?: string | undefined;
  day?: CalendarDate | undefined;
}

export interface ListPositionState extends ListPosition {
  goTo: (position: ListPosition) => void;
}

/**
 * The position in the screen's list, in the URL: the Back button returns to the previous page, and
 * from a record to its page.
 */
export function useListPosition(): ListPositionState {
  const [params, setParams] = useSearchParams();
  return {
    cursor: params.get('page') ?? undefined,
    day: calendarDateSchema.safeParse(params.get('from')).data,
    goTo: ({ cursor, day }) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        next.delete('from');
        if (cursor) next.set('page', cursor);
        else if (day) next.set('from', day);
        return next;
      }),
  };
}
