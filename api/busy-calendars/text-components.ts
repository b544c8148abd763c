/** A component of an iCalendar text, such as VEVENT, with its unfolded lines. */
export interface TextComponent {
  name: string;
  lines: string[];
  components: TextComponent[];
}

/** Components that no other one than a calendar contains. */
const topLevel = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);

const boundary = /^(BEGIN|END):\s*([\w-]+)\s*$/i;

/**
 * The calendars of a text; everything outside of them is ignored. Read here and not by ical.js,
 * which refuses the whole text for one wrong line. Throws for a text without a calendar, and for
 * one that is cut off, because the events that are missing would be free.
 */
export function calendarsOf(text: string): TextComponent[] {
  const root: TextComponent = { name: '', lines: [], components: [] };
  let open = [root];
  for (const line of unfoldedLines(text)) {
    const [, kind, written = ''] = boundary.exec(line) ?? [];
    const name = written.toUpperCase();
    const nth = open.findLastIndex((component) => component.name === name);
    if (!kind) {
      open.at(-1)?.lines.push(line);
    } else if (kind.toUpperCase() === 'END') {
      if (nth > 0) open = open.slice(0, nth);
    } else if (name === 'VCALENDAR' || open.length > 1) {
      // The end of the one before it may be missing or misspelled.
      if (name === 'VCALENDAR') open = [root];
      else if (topLevel.has(name)) open = open.slice(0, 2);
      const component = { name, lines: [], components: [] };
      open.at(-1)?.components.push(component);
      open.push(component);
    }
  }
  const isCutOff = open.length > 1;
  if (isCutOff || root.components.length === 0) throw new TypeError('Not a calendar');
  return root.components;
}

const propertyStart = /^[a-z][\w.-]*[;:]/i;

/** Lines that nothing continues. */
const complete = /^(?:BEGIN|END):|:\d{8}(?:T\d{6}Z?)?$/i;

/** RFC 5545 §3.1. A line that begins no property continues one, folded without a blank. */
function unfoldedLines(text: string): string[] {
  const lines: string[] = [];
  for (const unfolded of text
    .trimStart()
    .replaceAll(/[\r\n]+[ \t]/g, '')
    .split(/[\r\n]+/)) {
    const last = lines.at(-1);
    const isContinued = last !== undefined && !propertyStart.test(unfolded) && !complete.test(last);
    if (isContinued) lines[lines.length - 1] = last + unfolded;
    else lines.push(unfolded);
  }
  return lines;
}
