import { houses, type TexanTipRule } from '../tip-rule.ts';

export const insulationRules = [
  {
    id: 'pipe-gaps',
    title: 'Seal the gaps around pipes and wires',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: '$10-$40',
    timeFrame: '2 hours',
    description:
      'Air passes where pipes enter below sinks and behind the washer. Foam or caulk closes it, and keeps out noise and smells from next door as well.',
  },
  {
    id: 'energy-audit',
    title: 'Check the home’s air leaks before cooling season',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$200-$500',
    timeFrame: 'April, half a day',
    description:
      'An energy audit with a blower door and a thermal camera finds in two hours what years of bills only hint at. Have the worst three leaks closed before the first 95-degree day.',
    for: { seasons: ['Spring'] },
    elsewhere: {
      timeFrame: 'Half a day in spring',
      description:
        'An energy audit with a blower door and a thermal camera finds in two hours what years of bills only hint at. Have the worst three leaks closed before the first hot day.',
    },
  },
  {
    id: 'attic-hatch',
    title: 'Insulate the attic hatch',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$20-$80',
    timeFrame: '1 hour, at dawn',
    description:
      'The attic reaches 140 degrees in July, and a bare hatch or folding stair is a hole in its insulation. Fit a tent or a foam lid and a gasket; work before sunrise, because the heat up there is dangerous.',
    for: { seasons: ['Summer'], types: houses },
    elsewhere: {
      description:
        'Under a summer sun the attic is the hottest part of the home, and a bare hatch or folding stair is a hole in its insulation. Fit a tent or a foam lid and a gasket; work at dawn, because the heat up there is dangerous.',
    },
  },
  {
    id: 'morning-shade',
    title: 'Keep the sun out by ten in the morning',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free-$120',
    timeFrame: 'Each hot day',
    description:
      'Close the blinds on the sunny sides before the glass warms up, and run ceiling fans only where somebody sits. Lined curtains pay for themselves in one summer.',
    for: { seasons: ['Summer'], types: ['Condo'] },
  },
  {
    id: 'insulation-depth',
    title: 'Measure the attic insulation against R-38 and R-49',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$1,200-$2,800 to add',
    timeFrame: 'A cool morning',
    description:
      'Push a ruler in: about 13 inches of blown fiberglass make R-38, which recent homes were built to, and about 17 make the R-49 of today’s energy code. Below ten inches, adding more pays back soonest.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      title: 'Measure the attic insulation against today’s code',
      description:
        'Push a ruler in: about 13 inches of blown fiberglass make R-38, and about 17 make R-49. What the code asks of a new home depends on the climate, and your building department knows the figure.',
    },
  },
  {
    id: 'cold-outlets',
    title: 'Feel for cold outlets on the outer walls',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: '$5-$20',
    timeFrame: '1 hour on a windy day',
    description:
      'Outlets and switches on outside walls leak more than they seem to. Switch the circuit off, put a foam gasket behind each plate, and feel again.',
    for: { seasons: ['Winter'] },
  },
  {
    id: 'even-insulation',
    title: 'See that the builder’s insulation lies evenly',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$200',
    timeFrame: '30 minutes',
    description:
      'Installers leave bare patches over corners and porches, which show as hot spots on a thermal camera. The card stapled in the attic says what was promised; less is a warranty claim.',
    for: { ages: ['0-5'], types: houses },
  },
  {
    id: 'moved-insulation',
    title: 'Put back the insulation that workmen moved',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free-$40',
    timeFrame: '1 hour',
    description:
      'Ten years of cable, alarm and HVAC visits leave paths through the attic. Rake the insulation back over them, and keep it off the soffit vents.',
    for: { ages: ['6-15'], types: houses },
  },
  {
    id: 'settled-insulation',
    title: 'Top up insulation that has settled',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$800-$2,200',
    timeFrame: 'One day',
    description:
      'Blown insulation of this age has lost inches of height. Seal the holes below it first, with foam around pipes and lights, then bring it to R-49.',
    for: { ages: ['16-30'], types: houses },
    elsewhere: {
      description:
        'Blown insulation of this age has lost inches of height. Seal the holes below it first, with foam around pipes and lights, then bring it to what today’s code asks of a new home.',
    },
  },
  {
    id: 'air-paths',
    title: 'Close the air paths of an older home before adding insulation',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$500-$2,500',
    timeFrame: 'One or two days',
    description:
      'Dropped ceilings, open wall tops and old recessed lights pull room air into the attic. Have them capped first, and ask what the walls hold: many were built without any insulation.',
    for: { ages: ['31-50', '50+'], types: houses },
  },
  {
    id: 'inside-unit',
    title: 'Insulate what is yours inside the unit',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: '$20-$100',
    timeFrame: 'An afternoon',
    description:
      'Walls and attic belong to the association, the gaps within belong to you. Door sweeps, outlet gaskets and insulated water lines below the sinks need nobody’s permission.',
    for: { types: ['Condo'] },
  },
  {
    id: 'party-wall-air',
    title: 'Feel along the party wall for moving air',
    priority: 'Low',
    difficulty: 'Either',
    estimatedCost: 'Free-$150',
    timeFrame: '1 hour',
    description:
      'The gap between two townhouses is often open to the attic and carries air, noise and smoke. Seal it from your side with fire-rated material only, because the wall is a fire barrier.',
    for: { types: ['Townhouse'] },
  },
  {
    id: 'top-floor-units',
    title: 'Begin with the top-floor units',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$600-$1,800 a unit',
    timeFrame: 'One day a building',
    description:
      'Tenants under the roof have the highest bills and complain first. Insulate and seal above them, and wrap the hot-water lines that feed more than one unit.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'uncomfortable-room',
    title: 'Find out why one room is never comfortable',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$300',
    timeFrame: '1 hour',
    description:
      'Hold a tissue to its vent, then to the vent of a good room. Weak air points to a crushed or leaking duct, good air to missing insulation above or sun on the glass.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'utility-bills',
    title: 'Lay twelve months of utility bills on the counter',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes',
    description:
      'Buyers ask what August costs. Bills, the attic’s insulation card and the receipts for screens or a new thermostat answer with numbers.',
    for: { priorities: ['Pre-Sale'] },
    elsewhere: {
      description:
        'Buyers ask what the hottest and the coldest month cost. Bills, the attic’s insulation card and the receipts for screens or a new thermostat answer with numbers.',
    },
  },
  {
    id: 'first-year-bills',
    title: 'Write down the first year’s bills and settings',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '10 minutes a month',
    description:
      'A year of bills beside the thermostat’s settings shows what this home normally takes. Leaks and failing equipment stand out against it long before they are heard.',
    for: { priorities: ['Post-Purchase'] },
  },
] as const satisfies readonly TexanTipRule[];
