import { countText } from '#admin/lists/count-text.ts';
import type { CalendarNote, UnreadableReason } from '#domain/calendars/calendar-note.ts';

const reasons: Readonly<Record<UnreadableReason, string>> = {
  start: 'its start could not be read',
  end: 'its end could not be read',
  repetition: 'how it repeats could not be read',
  too_many: 'it repeats too often to be read',
  event: 'it could not be read',
};

/** What was not fully understood of a calendar, and what that means for the owner's times. */
export function calendarNoteText(note: CalendarNote): string {
  switch (note.kind) {
    case 'unknown_zone': {
      const { events, zone, example } = note;
      const such = example ? `, such as “${example}”` : '';
      return `${countText(events, ['event', 'events'])} in a time zone we do not know (${zone})${such}: the whole possible time is counted as busy.`;
    }
    case 'unreadable': {
      const { summary, reason, isBusy } = note;
      const title = summary ? `“${summary}”` : 'An event without a title';
      return `${title}: ${reasons[reason]}. ${isBusy ? 'What is known of it is counted as busy.' : 'It blocks no time.'}`;
    }
    case 'more':
      return `And ${note.notes} more.`;
  }
}
