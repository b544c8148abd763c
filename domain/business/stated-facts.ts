import type { Facts } from './facts.ts';
import { openRows, rowOf } from './office-hours.ts';
import type { Profile } from './profile.schema.ts';

/** Facts with words of the owner's, which other languages word anew. */
export type StatedFacts = Pick<Facts, 'serviceArea' | 'hours' | 'claims' | 'calendarVisitDuration'>;

/** As the profile alone states them. */
export function statedFacts({ region, hours, claims, overrides }: Profile): StatedFacts {
  const phoneRows = overrides?.phoneHours ? [overrides.phoneHours] : openRows(hours);
  return {
    serviceArea: {
      name: region.name,
      shortName: region.shortName,
      localName: region.localName ?? region.shortName,
      state: region.state,
      counties: region.counties,
      cities: region.cities,
      center: region.center,
      radius: region.radius,
    },
    hours: {
      office: hours,
      appointments: overrides?.appointmentHours ?? hours,
      phone: rowOf(phoneRows),
      phoneRows,
      profile: overrides?.profileHours ?? hours,
      structuredData: overrides?.structuredData,
    },
    claims,
    calendarVisitDuration: overrides?.calendarVisitDuration ?? claims.visitDuration,
  };
}
