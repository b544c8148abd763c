import type { MaintenanceRequest } from './maintenance.schema.ts';
import type { HomeType, MaintenancePriority } from './maintenance-options.ts';

const homes: Readonly<Record<HomeType, string>> = {
  'Single Family': 'single-family home',
  Townhouse: 'townhouse',
  Condo: 'condo',
  'Multi-family': 'multi-family building',
};

const purposes: Readonly<Record<MaintenancePriority, string>> = {
  Preventive: 'to prevent damage before it shows',
  'Current Issues': 'to deal with what is wrong now',
  'Pre-Sale': 'to make it ready for sale',
  'Post-Purchase': 'to begin well as its new owner',
};

const adviceByPurpose: Readonly<Record<MaintenancePriority, string>> = {
  Preventive:
    'Have the whole home checked by {{anInspector}} once a year, and the HVAC by a technician each spring and fall.',
  'Current Issues':
    'Have each problem diagnosed by somebody who does not sell the repair, and ask for it in writing before you compare bids.',
  'Pre-Sale':
    'A pre-listing inspection shows what the buyer’s inspector will find, while you can still choose what to repair and by whom.',
  'Post-Purchase':
    'If the home was bought without an inspection, have one now; if with one, have the items marked as deficient checked by the right trade within the year.',
};

const adviceByType: Readonly<Record<HomeType, string>> = {
  'Single Family':
    'Questions about the foundation belong to a licensed structural engineer, wiring and gas to licensed trades.',
  Townhouse:
    'Read the declaration before you hire anyone for the roof or walls; the foundation is a licensed structural engineer’s question, asked together with the neighbors.',
  Condo:
    'Anything outside your unit goes to the association in writing; wiring, gas and water lines inside it go to licensed trades.',
  'Multi-family':
    'Have the units inspected one by one as they turn over, and the structure by a licensed structural engineer when several of them show cracks.',
};

export const words = {
  /** @param place "Plano"; empty outside the service area */
  tasks: (
    count: number,
    { homeAge, homeType, season, priority }: MaintenanceRequest,
    place: string,
  ) => {
    const home = `a ${homes[homeType]} ${homeAge === '50+' ? 'more than 50' : homeAge} years old`;
    return `${count} tasks for ${home}${place && ` in ${place}`}, chosen for ${season.toLowerCase()} and ${purposes[priority]}.`;
  },
  concernsCovered: (concerns: MaintenanceRequest['concerns']) =>
    `Your concerns are covered: ${concerns.join(', ')}.`,
  first: (title: string) => `Begin with: ${title}.`,
  localRisks: 'The tasks are written for the clay soil, heat, hail and freezes of {{localArea}}.',
  adviceByPurpose,
  adviceByType,
  warrantyAdvice:
    'Before a builder’s warranty ends, have a warranty inspection: its report is the list that the builder works from.',
  /** @param name with its license */
  offer: (name: string) => `${name} is glad to take a look.`,
};
