import type { TexanTipRule } from '../tip-rule.ts';

export const applianceRules = [
  {
    id: 'dryer-vent',
    title: 'Clean the dryer vent all the way out',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$150',
    timeFrame: '1 hour, once a year',
    description:
      'Lint in the duct is a common cause of house fires, and a load that takes two cycles is its sign. Brush it from the dryer to the flap outside, and replace foil or plastic hose with metal.',
  },
  {
    id: 'refrigerator-coils',
    title: 'Vacuum the refrigerator’s coils before the heat',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '20 minutes',
    description:
      'A refrigerator in a warm kitchen, or in a garage at 110 degrees, works at its limit. Clean coils and a hand’s width of air behind it are what keeps it from failing in August.',
    for: { seasons: ['Summer'] },
    elsewhere: {
      description:
        'A refrigerator in a warm kitchen or a hot garage works at its limit. Clean coils and a hand’s width of air behind it are what keeps it from failing in the hottest week.',
    },
  },
  {
    id: 'anti-tip',
    title: 'Fasten the range before the holidays',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$10-$25',
    timeFrame: '30 minutes',
    description:
      'A child on the open oven door tips a range that has no anti-tip bracket. Pull the drawer to look for it, clean the hood’s filter, and see whether the oven’s seal closes.',
    for: { seasons: ['Fall'] },
  },
  {
    id: 'recalls',
    title: 'Register the appliances and look for recalls',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '45 minutes',
    description:
      'All appliances of a new home are under warranty at the same time, and it ends for all at the same time. Register each, and enter the models at cpsc.gov for recalls.',
    for: { ages: ['0-5'] },
  },
  {
    id: 'washer-hoses',
    title: 'Replace rubber washer hoses with braided ones',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$20-$40',
    timeFrame: '20 minutes',
    description:
      'Rubber hoses are good for about five years and burst under full pressure. Use braided steel, and shut the valves when you are away for more than a night.',
    for: { ages: ['6-15'] },
  },
  {
    id: 'appliance-savings',
    title: 'Set money aside for appliances past twelve years',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: '$600-$1,800 each',
    timeFrame: 'Within two years',
    description:
      'Dishwashers last about ten years, refrigerators twelve to fifteen. A repair that costs half of a new one is no longer worth it; choose the next model before the old one chooses the day.',
    for: { ages: ['16-30'] },
  },
  {
    id: 'gas-connectors',
    title: 'Have old gas connectors replaced',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$100-$250 each',
    timeFrame: 'One visit',
    description:
      'Uncoated brass connectors behind ranges and dryers of that time crack when the appliance is moved. Do not pull it out to look: a plumber replaces the connector and adds a shutoff within reach.',
    for: { ages: ['31-50', '50+'] },
  },
  {
    id: 'washer-pan',
    title: 'Put a pan and an alarm below the washer',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: '$25-$80',
    timeFrame: '1 hour',
    description:
      'A hose that bursts upstairs is a claim from every neighbor below. A pan, a leak alarm and braided hoses cost less than one deductible; tell the association of any leak at once.',
    for: { types: ['Condo'] },
  },
  {
    id: 'appliance-list',
    title: 'Keep a list of the appliances of each unit',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour a building',
    description:
      'Model, serial number, year and last repair for every unit in one table. It shows which ones fail together, and saves the technician’s first visit.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'unsafe-appliance',
    title: 'Stop using what trips, sparks or smells',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$100-$300',
    timeFrame: 'Today',
    description:
      'An appliance that trips its breaker twice has a fault that resetting does not cure. Unplug it, or close its gas valve, and have it looked at before it is used again.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'full-cycle',
    title: 'Run every built-in appliance through a full cycle',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '2 hours',
    description:
      'The buyer’s inspector will. Run dishwasher, oven, cooktop, microwave, disposal and hood, fix what fails, and put the manuals in a drawer.',
    for: { priorities: ['Pre-Sale'] },
  },
  {
    id: 'data-plates',
    title: 'Photograph the data plate of each appliance',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes, in the first month',
    description:
      'Model and serial number tell age, recalls and the right replacement part. Ten photographs in one album save an hour each time something fails.',
    for: { priorities: ['Post-Purchase'] },
  },
] as const satisfies readonly TexanTipRule[];
