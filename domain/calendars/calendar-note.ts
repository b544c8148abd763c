import { cutText } from '#domain/locale/cut-text.ts';
import { wellFormedLine } from '#domain/validation/well-formed.ts';

/** Why an event could not be read, or not in full. */
export const unreadableReasons = [
  /** No start, or one that is not a time. */
  'start',
  'end',
  /** How it repeats, including single dates that are added or left out. */
  'repetition',
  /** It repeats more often than can be counted. */
  'too_many',
  /** Anything else, such as a line that is not iCalendar. */
  'event',
] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];

/** What a calendar contains that was not fully understood, and how it was counted. */
export type CalendarNote =
  | {
      /** Events in a zone that nothing defines; every time that they can mean is busy. */
      kind: 'unknown_zone';
      zone: string;
      events: number;
      /** The title of one of them. */
      example?: string | undefined;
    }
  | {
      kind: 'unreadable';
      /** The title of the event; empty if it has none. */
      summary: string;
      reason: UnreadableReason;
      /** Whether what could be read of it is counted as busy. */
      isBusy: boolean;
    }
  /** Further notes, which are only counted. */
  | { kind: 'more'; notes: number };

/** Notes that are stored with a reading; a calendar of a stranger's program may cause any number. */
const MAX_NOTES = 20;

/** Characters of a title or of the name of a zone. */
const MAX_TEXT = 80;

/** The first notes with short texts, and the number of the others. */
export function boundedNotes(notes: readonly CalendarNote[]): CalendarNote[] {
  const shown = notes.slice(0, MAX_NOTES).map(shortened);
  const more = notes.length - shown.length;
  return more > 0 ? [...shown, { kind: 'more', notes: more }] : shown;
}

function shortened(note: CalendarNote): CalendarNote {
  if (note.kind === 'unreadable') return { ...note, summary: short(note.summary) };
  if (note.kind === 'more') return note;
  const { example, zone } = note;
  return { ...note, zone: short(zone), ...(example && { example: short(example) }) };
}

function short(text: string): string {
  const line = wellFormedLine(text);
  return line.length <= MAX_TEXT ? line : `${cutText(line, MAX_TEXT - 1)}…`;
}
