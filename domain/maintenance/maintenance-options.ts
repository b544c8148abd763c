import type { Business } from '#domain/business/business.ts';

/** The options of the form (spec §3). Separate from the schema, so that the form needs no zod. */
export const homeAges = ['0-5', '6-15', '16-30', '31-50', '50+'] as const;
export const homeTypes = ['Single Family', 'Townhouse', 'Condo', 'Multi-family'] as const;
export const seasons = ['Spring', 'Summer', 'Fall', 'Winter'] as const;
export const maintenancePriorities = [
  'Preventive',
  'Current Issues',
  'Pre-Sale',
  'Post-Purchase',
] as const;

export const concerns = [
  'HVAC System Issues',
  'Plumbing Problems',
  'Electrical Concerns',
  'Roof/Gutters',
  'Foundation Issues',
  'Windows/Doors',
  'Insulation/Energy Efficiency',
  'Exterior Maintenance',
  'Safety/Security',
  'Appliance Maintenance',
] as const;

/** Where a home is unless its owner says otherwise: "Dallas-Fort Worth, TX". */
export const defaultLocation = ({ words }: Pick<Business, 'words'>): string =>
  `${words.metro}, ${words.state}`;

export type HomeAge = (typeof homeAges)[number];
export type HomeType = (typeof homeTypes)[number];
export type Season = (typeof seasons)[number];
export type MaintenancePriority = (typeof maintenancePriorities)[number];
export type Concern = (typeof concerns)[number];
