import type { Business } from '#domain/business/business.ts';
import type { MaintenanceRequest, MaintenanceTip } from './maintenance.schema.ts';
import type { HomeAge, HomeType, MaintenancePriority, Season } from './maintenance-options.ts';
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
  const place = placeOf(location, business);
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

const seasonalFocus: Record<Season, string> = {
  Spring:
    'Spring brings hail, wind and the heaviest rain of the year: look at the roof, and at where its water goes, before the storms of April and May.',
  Summer:
    'A summer of 100-degree days dries the clay below the home and keeps the cooling running all day: water the soil around the slab, and keep the system clean.',
  Fall: 'Fall is the calm between heat and frost: repair what the dry months have moved, clear the gutters, and have heat and pipes ready before the first freeze.',
  Winter:
    'Most winter days are mild, and one hard freeze does the damage: protect hose bibs, attic pipes and sprinklers now, and drip faucets when 28 degrees are forecast.',
};

/** A condo's owner maintains the inside; the association maintains the rest. */
const condoSeasonalFocus: Record<Season, string> = {
  Spring:
    'Spring storms are the association’s matter outside and yours inside: look for stains after each hailstorm and report them the same day, and have the cooling serviced before May.',
  Summer:
    'In a summer of 100-degree days a clogged condensate drain wets the neighbors below: keep it clean, shade the west windows, and ask the association how the ground is watered.',
  Fall: 'Fall is the time to test the heat, seal doors and balcony windows, and ask the association how the building’s pipes are kept from freezing.',
  Winter:
    'In a hard freeze one burst pipe wets every floor below: keep the heat on, drip the faucets on outside walls, and know who closes the building’s main.',
};

const adviceByAge: Record<HomeAge, string> = {
  '0-5': 'At this age, write down what you find: much of it is still the builder’s to fix.',
  '6-15': 'At this age the first parts wear out: capacitors, hoses, alarms and sealants.',
  '16-30': 'At this age the large parts come due one after another: cooling, roof, water heater.',
  '31-50':
    'At this age wiring, supply pipes and ducts deserve a look by someone who knows the period.',
  '50+': 'At this age drains, wiring and mortar come before anything that shows.',
};

/** The advice for the season, by type and age of the home. */
export const seasonalFocusOf = ({ season, homeType, homeAge }: MaintenanceRequest): string =>
  `${(homeType === 'Condo' ? condoSeasonalFocus : seasonalFocus)[season]} ${adviceByAge[homeAge]}`;

const adviceByPurpose: Record<MaintenancePriority, string> = {
  Preventive:
    'Have the whole home checked by a licensed inspector once a year, and the HVAC by a technician each spring and fall.',
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
  { name, license }: Business,
): string =>
  [
    adviceByPurpose[priority],
    adviceByType[homeType],
    homeAge === '0-5' && warrantyAdvice,
    `${license ? `${name} (${license.label})` : name} is glad to take a look.`,
  ]
    .filter(Boolean)
    .join(' ');
