import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type ICAL from 'ical.js';
import type { TextComponent } from './text-components.ts';
import { definedZone, zoneOf } from './zone-definition.ts';
import { knownZoneName } from './zone-names.ts';
import { zoneOffsets } from './zone-offsets.ts';

/** Hours ahead of UTC that a zone can have. */
interface Offsets {
  least: number;
  most: number;
}

const anyOffset: Offsets = { least: -12, most: 14 };

/** Milliseconds around the range, because no clock is that far from another. */
const MARGIN = 7 * millisecondsInDay;

/** The zones of one calendar: those that it defines, and those that its times only name. */
export class CalendarZones {
  readonly #calendar: ICAL.Component;
  readonly #range: { from: number; to: number };
  /** Milliseconds by which times in an unknown zone can be later than they are read. */
  readonly #slack = new Map<string, number>();

  /** Adds zones to `calendar`, because ical.js looks for them there. */
  constructor(
    calendar: ICAL.Component,
    definitions: readonly TextComponent[],
    range: { from: Date; to: Date },
  ) {
    this.#calendar = calendar;
    this.#range = { from: range.from.getTime() - MARGIN, to: range.to.getTime() + MARGIN };
    for (const { zone, ends } of definitions
      .map(definedZone)
      .filter((each) => each !== undefined)) {
      const name = String(zone.getFirstPropertyValue('tzid'));
      const isReplaced = ends && knownZoneName(name) !== undefined;
      if (!isReplaced && !calendar.getTimeZoneByID(name)) calendar.addSubcomponent(zone);
    }
  }

  /** Makes the zone of a time known to ical.js, which would otherwise take the business's. */
  require(name: string): void {
    if (this.#calendar.getTimeZoneByID(name)) return;
    const zone = this.#knownZone(name) ?? this.#unknownZone(name);
    // As its times call it; known zones have several names.
    zone.updatePropertyWithValue('tzid', name);
    this.#calendar.addSubcomponent(zone);
  }

  #knownZone(name: string): ICAL.Component | undefined {
    const timeZone = knownZoneName(name);
    if (!timeZone) return undefined;
    const { offset, changes } = zoneOffsets(timeZone, this.#range);
    return zoneOf(offset, changes);
  }

  #unknownZone(name: string): ICAL.Component {
    const { least, most } = offsetsNamedIn(name) ?? anyOffset;
    this.#slack.set(name, (most - least) * millisecondsInHour);
    // The earliest instant that a time can mean.
    return zoneOf(most * millisecondsInHour);
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

/** Outlook names a zone '(UTC-05:00) Eastern Time'; its daylight time is an hour ahead of that. */
function offsetsNamedIn(name: string): Offsets | undefined {
  const [, sign, hours, minutes = 0] =
    /^\(?(?:UTC|GMT) ?([+-])(\d\d?)(?:[:.]?(\d\d))?(?!\d)/.exec(name) ?? [];
  if (!sign) return undefined;
  const least = Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  return { least, most: least + 1 };
}
