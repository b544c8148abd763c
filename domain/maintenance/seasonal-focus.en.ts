import type { HomeAge, Season } from './maintenance-options.ts';

/** A condo's owner maintains the inside; the association maintains the rest. */
type Focus = Readonly<Record<'house' | 'condo', Readonly<Record<Season, string>>>>;

const texas: Focus = {
  house: {
    Spring:
      'Spring brings hail, wind and the heaviest rain of the year: look at the roof, and at where its water goes, before the storms of April and May.',
    Summer:
      'A summer of 100-degree days dries the clay below the home and keeps the cooling running all day: water the soil around the slab, and keep the system clean.',
    Fall: 'Fall is the calm between heat and frost: repair what the dry months have moved, clear the gutters, and have heat and pipes ready before the first freeze.',
    Winter:
      'Most winter days are mild, and one hard freeze does the damage: protect hose bibs, attic pipes and sprinklers now, and drip faucets when 28 degrees are forecast.',
  },
  condo: {
    Spring:
      'Spring storms are the association’s matter outside and yours inside: look for stains after each hailstorm and report them the same day, and have the cooling serviced before May.',
    Summer:
      'In a summer of 100-degree days a clogged condensate drain wets the neighbors below: keep it clean, shade the west windows, and ask the association how the ground is watered.',
    Fall: 'Fall is the time to test the heat, seal doors and balcony windows, and ask the association how the building’s pipes are kept from freezing.',
    Winter:
      'In a hard freeze one burst pipe wets every floor below: keep the heat on, drip the faucets on outside walls, and know who closes the building’s main.',
  },
};

/** Holds anywhere in the United States. */
const elsewhere: Focus = {
  house: {
    Spring:
      'Spring shows what the winter has done and brings heavy rain: look at the roof, and at where its water goes, and have the cooling serviced before the first hot week.',
    Summer:
      'Summer keeps the cooling running and is the time for what needs a dry week: keep the system clean, shade the west windows, and repair wood and paint outside.',
    Fall: 'Fall is the time between: clear the gutters, test the heat, and close what lets in water or cold air before you need it.',
    Winter:
      'In winter water and cold do the damage: know where the water shuts off, keep the heat steady, and protect hose bibs, exposed pipes and sprinklers before a freeze.',
  },
  condo: {
    Spring:
      'Spring storms are the association’s matter outside and yours inside: look for stains after each one and report them the same day, and have the cooling serviced before the first hot week.',
    Summer:
      'In summer a clogged condensate drain wets the neighbors below: keep it clean, shade the west windows, and report what leaks at balcony and windows.',
    Fall: 'Fall is the time to test the heat, seal doors and balcony windows, and ask the association how the building’s pipes are kept from freezing.',
    Winter:
      'In winter one burst pipe wets every floor below: keep the heat on while you are away, open the cabinets below sinks on outside walls in a freeze, and know who closes the building’s main.',
  },
};

const byAge: Readonly<Record<HomeAge, string>> = {
  '0-5': 'At this age, write down what you find: much of it is still the builder’s to fix.',
  '6-15': 'At this age the first parts wear out: capacitors, hoses, alarms and sealants.',
  '16-30': 'At this age the large parts come due one after another: cooling, roof, water heater.',
  '31-50':
    'At this age wiring, supply pipes and ducts deserve a look by someone who knows the period.',
  '50+': 'At this age drains, wiring and mortar come before anything that shows.',
};

export const words = { texas, elsewhere, byAge };
