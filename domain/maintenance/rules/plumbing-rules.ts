import { houses, type TexanTipRule } from '../tip-rule.ts';

export const plumbingRules = [
  {
    id: 'water-heater-drain',
    title: 'Drain the water heater and test its relief valve',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$150',
    timeFrame: '1 hour, once a year',
    description:
      'Hard North Texas water leaves inches of scale in a tank, which then rumbles, wastes energy and rusts through. Drain a few gallons until they run clear, and lift the relief valve briefly; one that drips afterwards is replaced.',
    elsewhere: {
      description:
        'Hard water leaves scale in a tank, which then rumbles, wastes energy and rusts through. Drain a few gallons until they run clear, and lift the relief valve briefly; one that drips afterwards is replaced.',
    },
  },
  {
    id: 'freeze-protection',
    title: 'Cover, open and drip before a hard freeze',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: '$15-$60',
    timeFrame: 'When 28 degrees are forecast',
    description:
      'Cover the hose bibs, open the cabinets below sinks on outside walls and let the faucet farthest from the meter drip, hot and cold. Pipes in attics and garages burst first, as February 2021 showed all over Texas.',
    for: { seasons: ['Winter'], types: houses },
    elsewhere: {
      title: 'Cover, open and drip before a freeze',
      timeFrame: 'With each freeze warning',
      description:
        'Cover the hose bibs, open the cabinets below sinks on outside walls and let the faucet farthest from the meter drip, hot and cold. Pipes in attics, garages and crawl spaces freeze first.',
    },
  },
  {
    id: 'condo-freeze',
    title: 'Keep the pipes of an upstairs neighbor in mind during a freeze',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'With each freeze warning',
    description:
      'Open the cabinets below sinks on outside walls, let a faucet drip, and leave the heat on while you travel: one burst pipe wets every floor below. Save the association’s emergency number and know where your unit shuts off.',
    for: { seasons: ['Winter'], types: ['Condo'] },
  },
  {
    id: 'pipe-insulation',
    title: 'Insulate hose bibs and attic pipes',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: '$20-$120',
    timeFrame: 'A Saturday before Thanksgiving',
    description:
      'Take the hoses off, put foam covers on the bibs and slide pipe insulation over every water line that you find in attic and garage. Elbows and valves freeze first, so tape those joints shut.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      timeFrame: 'Before the first freeze',
    },
  },
  {
    id: 'hose-bibs',
    title: 'Open each hose bib and watch the wall behind it',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '15 minutes',
    description:
      'A bib that split in a winter freeze leaks only when it is used, and inside the wall. Run each one for two minutes while somebody looks and listens on the other side.',
    for: { seasons: ['Spring'], types: houses },
  },
  {
    id: 'meter-leak',
    title: 'Read the meter for a leak under the slab',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$400',
    timeFrame: '30 minutes with all water off',
    description:
      'Shrinking clay moves the slab and the pipes below it, so leaks begin in summer. If the meter’s small dial turns with everything shut off, or a floor feels warm, call a plumber for a leak test before the soil washes out.',
    for: { seasons: ['Summer'], types: houses },
    elsewhere: {
      title: 'Read the meter for a hidden leak',
      description:
        'Watering and guests hide a leak in the summer’s bill. If the meter’s small dial turns with everything shut off, or a floor feels warm, call a plumber for a leak test before the water finds its own way out.',
    },
  },
  {
    id: 'under-sinks',
    title: 'Look below every sink in the warranty years',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes, twice a year',
    description:
      'Fittings that were tightened in a hurry weep in the first years: run your hand along traps and supply lines and look behind the toilets. Builders commonly cover plumbing for two years, so report drips in writing.',
    for: { ages: ['0-5'] },
  },
  {
    id: 'water-heater-age',
    title: 'Plan for the water heater’s tenth year',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$1,400-$2,800',
    timeFrame: 'Before it leaks',
    description:
      'Tanks last eight to twelve years on our hard water, and one in the attic empties into the rooms below. Read the date on the label, check the pan and its drain, and replace a tank that shows rust at its seams.',
    for: { ages: ['6-15', '16-30'] },
    elsewhere: {
      description:
        'Tanks commonly last eight to twelve years, and one in an attic or a closet empties into the rooms around it. Read the date on the label, check the pan and its drain, and replace a tank that shows rust at its seams.',
    },
  },
  {
    id: 'polybutylene',
    title: 'Have polybutylene pipe looked for',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$150-$300',
    timeFrame: 'One visit',
    description:
      'Gray plastic supply pipe stamped PB2110 was laid from 1978 into the mid-1990s and fails without warning at its fittings. Where it is found, insurers ask about it; plan to replace it before it is urgent.',
    for: { ages: ['31-50'] },
  },
  {
    id: 'drain-camera',
    title: 'Send a camera through the cast-iron drains',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$200-$450',
    timeFrame: 'Half a day',
    description:
      'Homes of this age drain through cast iron, which rusts from the inside and breaks where clay moves it. A camera and a static test show the state of what lies below the slab; slow drains in more than one room are the early sign.',
    for: { ages: ['50+'], types: houses },
    elsewhere: {
      title: 'Send a camera through the old drains',
      description:
        'Many homes of this age drain through cast iron or clay, which rusts, breaks or lets roots in. A camera shows the state of what lies below floor and yard; slow drains in more than one room are the early sign.',
    },
  },
  {
    id: 'drain-stacks',
    title: 'Ask how old the building’s drain stacks are',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'One letter to the association',
    description:
      'Cast-iron stacks of this age rust through inside the walls, and every unit on the line shares the backup. They are the association’s to repair: ask for the last inspection, and report slow drains in writing.',
    for: { ages: ['50+'], types: ['Condo'] },
  },
  {
    id: 'unit-shutoff',
    title: 'Learn your unit’s shutoff, and the building’s',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '15 minutes',
    description:
      'Minutes decide how many neighbors a burst hose reaches. Find the valve for your unit, turn it once a year, and keep the number of whoever can close the building’s main.',
    for: { types: ['Condo', 'Townhouse'] },
  },
  {
    id: 'running-toilets',
    title: 'Listen for running toilets in every unit',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$5-$20 a unit',
    timeFrame: 'Each quarter',
    description:
      'One worn flapper wastes thousands of gallons a month on the owner’s bill. Put dye in each tank on the quarterly round, and look below the sinks while it settles.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'water-stain',
    title: 'Trace a water stain before you patch it',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$150-$400',
    timeFrame: 'This week',
    description:
      'Mark the stain’s edge in pencil with the date, run the fixtures above one at a time, and look again. A stain that grows without rain is plumbing; one that grows after rain comes from outside.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'sale-drips',
    title: 'Stop the drips that an inspector would list',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$5-$60',
    timeFrame: 'One weekend',
    description:
      'Dripping faucets, loose toilets and slow drains cost little to repair, but read badly one after another in a report. Fix them before the first showing and keep the receipts.',
    for: { priorities: ['Pre-Sale'] },
  },
  {
    id: 'main-valve',
    title: 'Find the main water valve and turn it once',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free-$20',
    timeFrame: '15 minutes, in the first week',
    description:
      'Look near the meter box at the curb and where the line enters the home; buy a meter key if you need one. A valve that nobody has turned for years may not close on the night you need it to.',
    for: { priorities: ['Post-Purchase'], types: houses },
    elsewhere: {
      description:
        'Look where the line enters the home, in the basement or crawl space, and near the meter. A valve that nobody has turned for years may not close on the night you need it to.',
    },
  },
] as const satisfies readonly TexanTipRule[];
