import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import type { MaintenanceRequest, MaintenanceTip } from './maintenance.schema.ts';
import { defaultLocation, type HomeType, type MaintenancePriority } from './maintenance-options.ts';
import { placeOf } from './place.ts';

const homes: Record<HomeType, string> = {
  'Single Family': 'single-family home',
  Townhouse: 'townhouse',
  Condo: 'condo',
  'Multi-family': 'multi-family building',
};

const purposes: Record<MaintenancePriority, string> = {
  Preventive: 'to prevent damage before it shows',
  'Current Issues': 'to deal with what is wrong now',
  'Pre-Sale': 'to make it ready for sale',
  'Post-Purchase': 'to begin well as its new owner',
};

/** The summary of an answer: home, season, purpose and the first tip. */
export function summaryOf(
  request: MaintenanceRequest,
  tips: readonly MaintenanceTip[],
  business: Business,
): string {
  const { homeAge, homeType, season, location, priority, concerns } = request;
  const place = placeOf(location ?? defaultLocation(business), business);
  const home = `a ${homes[homeType]} ${homeAge === '50+' ? 'more than 50' : homeAge} years old`;
  const first = tips[0];
  return [
    `${tips.length} tasks for ${home}${place ? ` in ${place}` : ''}, chosen for ${season.toLowerCase()} and ${purposes[priority]}.`,
    concerns.length > 0 && `Your concerns are covered: ${concerns.join(', ')}.`,
    first && `Begin with: ${first.title}.`,
    !place &&
      business.statePack === 'texas' &&
      `The tasks are written for the clay soil, heat, hail and freezes of ${business.words.localArea}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const adviceByPurpose: Record<MaintenancePriority, string> = {
  Preventive:
    'Have the whole home checked by {{anInspector}} once a year, and the HVAC by a technician each spring and fall.',
  'Current Issues':
    'Have each problem diagnosed by somebody who does not sell the repair, and ask for it in writing before you compare bids.',
  'Pre-Sale':
    'A pre-listing inspection shows what the buyer’s inspector will find, while you can still choose what to repair and by whom.',
  'Post-Purchase':
    'If the home was bought without an inspection, have one now; if with one, have the items marked as deficient checked by the right trade within the year.',
};

const adviceByType: Record<HomeType, string> = {
  'Single Family':
    'Questions about the foundation belong to a licensed structural engineer, wiring and gas to licensed trades.',
  Townhouse:
    'Read the declaration before you hire anyone for the roof or walls; the foundation is a licensed structural engineer’s question, asked together with the neighbors.',
  Condo:
    'Anything outside your unit goes to the association in writing; wiring, gas and water lines inside it go to licensed trades.',
  'Multi-family':
    'Have the units inspected one by one as they turn over, and the structure by a licensed structural engineer when several of them show cracks.',
};

const warrantyAdvice =
  'Before a builder’s warranty ends, have a warranty inspection: its report is the list that the builder works from.';

/** The recommendation of a professional to hire. */
export const recommendationOf = (
  { priority, homeType, homeAge }: MaintenanceRequest,
  business: Business,
): string => {
  const { name, license } = business;
  return [
    fillText(adviceByPurpose[priority], business),
    adviceByType[homeType],
    homeAge === '0-5' && warrantyAdvice,
    `${license ? `${name} (${license.label})` : name} is glad to take a look.`,
  ]
    .filter(Boolean)
    .join(' ');
};
