import { millisecondsInHour } from 'date-fns/constants';
import type ICAL from 'ical.js';
import type { TextComponent } from './text-components.ts';
import { definedZone, fixedZone } from './zone-definition.ts';
import { knownZone } from './zone-names.ts';

/** Hours ahead of UTC that a zone can have. */
interface Offsets {
  least: number;
  most: number;
}

const anyOffset: Offsets = { least: -12, most: 14 };

/** The zones of one calendar: those that it defines, and those that its times only name. */
export class CalendarZones {
  readonly #calendar: ICAL.Component;
  /** Milliseconds by which times in an unknown zone can be later than they are read. */
  readonly #slack = new Map<string, number>();

  /** Adds zones to `calendar`, because ical.js looks for them there. */
  constructor(calendar: ICAL.Component, definitions: readonly TextComponent[]) {
    this.#calendar = calendar;
    for (const zone of definitions.map(definedZone)) {
      const name = zone?.getFirstPropertyValue('tzid');
      if (zone && !calendar.getTimeZoneByID(String(name))) calendar.addSubcomponent(zone);
    }
  }

  /** Makes the zone of a time known to ical.js, which would otherwise take the business's. */
  require(name: string): void {
    if (this.#calendar.getTimeZoneByID(name)) return;
    const zone = knownZone(name) ?? this.#unknownZone(name);
    // As its times call it; known zones have several names.
    zone.updatePropertyWithValue('tzid', name);
    this.#calendar.addSubcomponent(zone);
  }

  #unknownZone(name: string): ICAL.Component {
    const { least, most } = offsetsNamedIn(name) ?? anyOffset;
    this.#slack.set(name, (most - least) * millisecondsInHour);
    // The earliest instant that a time can mean.
    return fixedZone(most);
  }

  /** The names of the required zones that nothing defines. */
  get unknown(): ReadonlySet<string> {
    return new Set(this.#slack.keys());
  }

  /** Milliseconds by which a time can be later than it is read; 0 in a known zone. */
  slackOf({ zone }: ICAL.Time): number {
    return this.#slack.get(zone?.tzid ?? '') ?? 0;
  }
}

/** Outlook shows a zone as '(UTC-05:00) Eastern Time'; its daylight time is an hour ahead of that. */
function offsetsNamedIn(name: string): Offsets | undefined {
  const [, sign, hours, minutes] = /\((?:UTC|GMT)([+-])(\d\d)[:.](\d\d)\)/.exec(name) ?? [];
  if (!sign) return undefined;
  const least = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  return { least, most: least + 1 };
}
