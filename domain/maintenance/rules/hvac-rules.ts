import type { TexanTipRule } from '../tip-rule.ts';

export const hvacRules = [
  {
    id: 'air-filter',
    title: 'Change the air filter',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$8-$25',
    timeFrame: '5 minutes, every 1-2 months',
    description:
      'Dust and oak pollen fill a one-inch filter within four to six weeks here. A clogged filter freezes the cooling coil in summer and overheats the furnace in winter, so write the date on its edge.',
    elsewhere: {
      description:
        'Dust and pollen can fill a one-inch filter within a month or two. A clogged filter freezes the cooling coil in summer and overheats the furnace in winter, so write the date on its edge.',
    },
  },
  {
    id: 'cooling-service',
    title: 'Have the air conditioning serviced before the heat',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$90-$200',
    timeFrame: 'March or April',
    description:
      'The technician measures the refrigerant, cleans the outdoor coil and tests the capacitor, the part that fails most often in a 100-degree week. Booked in spring it is a routine visit; in July it is an emergency call.',
    for: { seasons: ['Spring'] },
    elsewhere: {
      timeFrame: 'In spring',
      description:
        'The technician measures the refrigerant, cleans the outdoor coil and tests the capacitor, the part that fails most often in a hot week. Booked in spring it is a routine visit; in July it is an emergency call.',
    },
  },
  {
    id: 'condensate-drain',
    title: 'Flush the condensate drain line',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free-$15',
    timeFrame: '20 minutes, monthly in summer',
    description:
      'A unit that runs all day drains gallons of water, and a line clogged with algae spills it through the ceiling. Pour a cup of white vinegar into the access tee at the air handler and make sure the emergency pan under it is dry.',
    for: { seasons: ['Summer'] },
  },
  {
    id: 'temperature-drop',
    title: 'Measure the temperature drop when the home will not cool',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$350',
    timeFrame: 'Today, 15 minutes',
    description:
      'Hold a thermometer at a return grille and then at a supply vent close by: 15 to 20 degrees between them is healthy. A smaller drop means low refrigerant or a dirty coil, and running on like that can ruin the compressor, so call for service.',
    for: { seasons: ['Spring', 'Summer'], priorities: ['Current Issues'] },
  },
  {
    id: 'heat-test',
    title: 'Test the heat before the first cold night',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$180',
    timeFrame: 'Before Thanksgiving',
    description:
      'Run the heat for half an hour while the weather is still mild; a dusty smell that fades is normal, a scorched one is not. Have a gas furnace opened once a year, because a cracked heat exchanger leaks carbon monoxide.',
    for: { seasons: ['Fall'] },
    elsewhere: {
      timeFrame: 'Early in fall',
    },
  },
  {
    id: 'steady-heat',
    title: 'Hold the heat steady through a hard freeze',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'With each freeze warning',
    description:
      'Keep the thermostat at 65 degrees or above day and night, even while you are away, so that pipes in outside walls stay warm. Frost on a heat pump that melts every hour is normal; a solid block of ice needs a technician.',
    for: { seasons: ['Winter'] },
    elsewhere: {
      title: 'Hold the heat steady in the cold',
    },
  },
  {
    id: 'short-cycling',
    title: 'Find short cycling before it finds the compressor',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$100-$350',
    timeFrame: 'This week',
    description:
      'A system that starts and stops every few minutes has a clogged filter, a failing control or the wrong size for the home. Change the filter first; if it goes on, have it diagnosed, because each start wears the compressor most.',
    for: { seasons: ['Fall', 'Winter'], priorities: ['Current Issues'] },
  },
  {
    id: 'warranty-registration',
    title: 'Register the HVAC warranty and keep every invoice',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes, this month',
    description:
      'Many makers cover parts for ten years only when the unit was registered within the first months, and ask for yearly service. Look up the serial numbers on the data plates and check whether the builder did it.',
    for: { ages: ['0-5'] },
  },
  {
    id: 'capacitor',
    title: 'Replace the capacitor before the tenth summer',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$150-$300',
    timeFrame: 'At the next service',
    description:
      'Ten Texas summers wear out capacitors and contactors first. Replacing them at a planned visit costs little; losing them on a Saturday in August costs a night without cooling.',
    for: { ages: ['6-15'] },
    elsewhere: {
      description:
        'Ten summers wear out capacitors and contactors first. Replacing them at a planned visit costs little; losing them on a hot Saturday costs a night without cooling.',
    },
  },
  {
    id: 'replacement-budget',
    title: 'Budget for a system past its fifteenth summer',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$8,000-$16,000',
    timeFrame: 'Plan within 12 months',
    description:
      'Air conditioners last 12 to 15 years in this heat, and those made before 2010 may need R-22, which is no longer produced. Gather two or three bids in the cool months and ask for a load calculation, not a copy of the old size.',
    for: { ages: ['16-30'] },
    elsewhere: {
      description:
        'Many air conditioners last about 15 years, and those made before 2010 may need R-22, which is no longer produced. Gather two or three bids in the cool months and ask for a load calculation, not a copy of the old size.',
    },
  },
  {
    id: 'duct-test',
    title: 'Have the old ducts tested for leaks',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$250-$700',
    timeFrame: 'Half a day',
    description:
      'Ducts from that time have dried tape and torn insulation, and in an attic at 140 degrees they lose a quarter of the cool air. A pressure test shows how much; sealing with mastic often does more than a new unit.',
    for: { ages: ['31-50', '50+'], types: ['Single Family', 'Townhouse', 'Multi-family'] },
    elsewhere: {
      description:
        'Ducts from that time have dried tape and torn insulation, and lose part of the air that you pay to heat and cool. A pressure test shows how much; sealing with mastic often does more than a new unit.',
    },
  },
  {
    id: 'roof-condenser',
    title: 'Ask who owns the condenser on the roof',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'One letter to the association',
    description:
      'In many condos the air handler is yours while the roof that the condenser stands on is not. Ask the association in writing who services the unit, its lines and its drain, and who may go up there.',
    for: { types: ['Condo'] },
  },
  {
    id: 'filters-by-unit',
    title: 'Change filters unit by unit and keep a log',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$8-$25 a unit',
    timeFrame: 'Each quarter',
    description:
      'Tenants seldom change filters, and one frozen coil floods the unit below. Put a date on each filter, look at the drain pan on the same round, and log both for every unit.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'outdoor-unit',
    title: 'Give the outdoor unit two feet of air',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes',
    description:
      'Shrubs, fences and lint from the dryer choke the coil in the narrow yards between homes. Cut plants back two feet, and rinse the fins with a garden hose, never with a pressure washer.',
    for: { types: ['Townhouse'] },
  },
  {
    id: 'sale-service',
    title: 'Service the HVAC system and leave the invoice for the buyer',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$90-$200',
    timeFrame: 'Before the photographs',
    description:
      'Heating and cooling are what North Texas buyers ask about first. A dated service invoice answers the question before it becomes a price reduction.',
    for: { priorities: ['Pre-Sale'] },
    elsewhere: {
      description:
        'Heating and cooling are among the first things that buyers ask about. A dated service invoice answers the question before it becomes a price reduction.',
    },
  },
  {
    id: 'unit-age',
    title: 'Find out how old each HVAC unit is',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '20 minutes, in the first month',
    description:
      'The data plates of furnace and condenser carry the date of manufacture, openly or within the serial number. Write it down with the filter size and the breaker sizes: every later decision starts from it.',
    for: { priorities: ['Post-Purchase'] },
  },
] as const satisfies readonly TexanTipRule[];
