/** A component of an iCalendar text, such as VEVENT, with its unfolded lines. */
export interface TextComponent {
  name: string;
  lines: string[];
  components: TextComponent[];
}

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
      // No component contains another of its kind: the END of the last one is missing.
      if (nth > 0) open = open.slice(0, nth);
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

/** Unfolds lines (RFC 5545 §3.1). A line that begins no property continues one without its blank. */
function unfoldedLines(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (line === '') continue;
    if (isFolded) parts.push(line.slice(1));
    else if (!propertyStart.test(line) && !boundary.test(parts.join(''))) parts.push(line);
    else {
      lines.push(parts.join(''));
      parts = [line];
    }
  }
  return [...lines, parts.join('')];
}
