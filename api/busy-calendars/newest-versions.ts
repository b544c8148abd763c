import type { EventProperties } from './event-properties.ts';

/** Leaves out versions of an event, or of an occurrence, that a later one replaces (RFC 5546 §2.1.5). */
export function newestVersions(events: readonly EventProperties[]): EventProperties[] {
  const newest = new Map<unknown, number>();
  for (const event of events) {
    const key = keyOf(event);
    newest.set(key, Math.max(sequenceOf(event), newest.get(key) ?? 0));
  }
  return events.filter((event) => sequenceOf(event) === newest.get(keyOf(event)));
}

function keyOf({ component }: EventProperties): unknown {
  const uid = component.getFirstPropertyValue('uid');
  // Without an identity, no event is a version of another.
  if (!uid) return component;
  return `${component.getFirstProperty('recurrence-id')?.toICALString()} ${uid}`;
}

const sequenceOf = ({ component }: EventProperties) =>
  Number(component.getFirstPropertyValue('sequence') ?? 0);
