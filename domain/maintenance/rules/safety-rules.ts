import { houses, type TexanTipRule } from '../tip-rule.ts';

export const safetyRules = [
  {
    id: 'alarms',
    title: 'Test every smoke and carbon monoxide alarm',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: 'Free-$50 each',
    timeFrame: '15 minutes, monthly',
    description:
      'One alarm in each bedroom, one outside, one on each floor, and carbon monoxide where there is gas or a garage. Press the button, and read the date on the back: after ten years, replace it, whatever it says.',
  },
  {
    id: 'storm-room',
    title: 'Choose the room for a tornado warning',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free-$60',
    timeFrame: '30 minutes, before April',
    description:
      'The innermost room on the lowest floor, without windows: often a bath or a closet. Keep shoes, a flashlight and a charged battery there, and tell everyone at home.',
    for: { seasons: ['Spring'] },
    elsewhere: {
      title: 'Choose the room for a storm warning',
      timeFrame: '30 minutes',
      description:
        'In a windstorm it is the innermost room on the lowest floor, without windows: often a bath or a closet. Keep shoes, a flashlight and a charged battery there, and tell everyone at home.',
    },
  },
  {
    id: 'chimney',
    title: 'Have the chimney swept and the flue checked',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'October',
    description:
      'A flue used only on a few cold nights still gathers soot, nests and cracks. A sweep with a camera looks at all of it, and at the gas log’s valve; until then burn nothing.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      timeFrame: 'Before the first fire',
      description:
        'Any flue gathers soot, nests and cracks, also one that is seldom used. A sweep with a camera looks at all of it, and at the gas log’s valve; until then burn nothing.',
    },
  },
  {
    id: 'alarm-batteries',
    title: 'Replace the alarm batteries when clocks go back',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$10-$30',
    timeFrame: 'The first Sunday of November',
    description:
      'One date a year is easy to remember; a chirp at three in the morning is not welcome. Change all of them at once, and walk your way out of the building while you are at it.',
    for: { seasons: ['Fall'] },
    elsewhere: {
      title: 'Replace the alarm batteries on one day a year',
      timeFrame: 'One day in fall',
    },
  },
  {
    id: 'no-flames-indoors',
    title: 'Never heat with an oven, a grill or a generator indoors',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'In every outage',
    description:
      'Carbon monoxide killed Texans in the freeze of 2021, in homes that only wanted warmth. Generators run twenty feet from any window, never in a garage; blankets and one closed room are safer.',
    for: { seasons: ['Winter'] },
    elsewhere: {
      description:
        'Carbon monoxide has no smell, and kills in homes that only wanted warmth. Generators run twenty feet from any window, never in a garage; blankets and one closed room are safer.',
    },
  },
  {
    id: 'garage-door',
    title: 'Test the garage door’s reversal',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '5 minutes, monthly',
    description:
      'Lay a two-by-four flat below the closing door: it must go up again on touch, and also when a foot breaks the beam. If it does not, unplug the opener; springs are a professional’s work.',
    for: { types: ['Single Family', 'Townhouse'] },
  },
  {
    id: 'original-alarms',
    title: 'Replace the alarms that came with the home',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: '$25-$60 each',
    timeFrame: 'One afternoon',
    description:
      'Sensors last ten years, and those of the first days are due or past it. Buy the same connector or ten-year sealed ones, and add carbon monoxide while you are on the ladder.',
    for: { ages: ['6-15', '16-30'] },
  },
  {
    id: 'added-alarms',
    title: 'Add alarms where the old code asked for none',
    priority: 'Critical',
    difficulty: 'Either',
    estimatedCost: '$100-$350',
    timeFrame: 'This month',
    description:
      'Homes of this age were built with one alarm in the hall, or none. Wireless ones that sound together need no new wiring: one in each bedroom is the one that wakes you.',
    for: { ages: ['31-50', '50+'] },
  },
  {
    id: 'lead-and-asbestos',
    title: 'Test old paint and tile before you sand or break them',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$30-$400',
    timeFrame: 'Before any work',
    description:
      'Paint from before 1978 holds lead, and old floor tile, ducts and textures may hold asbestos; both do harm as dust. For little money, a laboratory tells you what you need to know before a renovation.',
    for: { ages: ['50+'] },
  },
  {
    id: 'exits',
    title: 'Walk both ways out of the building',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '15 minutes',
    description:
      'Doors to the stairs must open, close and latch by themselves, and exit lights burn. Paint no sprinkler head in your unit, and report blocked stairs to the association.',
    for: { types: ['Condo'] },
  },
  {
    id: 'turnover',
    title: 'Rekey and test alarms at every turnover',
    priority: 'Critical',
    difficulty: 'Either',
    estimatedCost: '$40-$150 a unit',
    timeFrame: 'Within 7 days of the new lease',
    description:
      'The Texas Property Code gives an owner seven days to rekey after a tenant changes, and asks for a working smoke alarm in each bedroom. Do both while the unit is empty, and have the tenant sign the date.',
    for: { types: ['Multi-family'] },
    elsewhere: {
      timeFrame: 'Before the new lease begins',
      description:
        'Many states and cities ask for new locks and working smoke alarms when a tenant changes. Do both while the unit is empty, and have the new tenant sign the date.',
    },
  },
  {
    id: 'gas',
    title: 'Leave first when you smell gas',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: 'Free',
    timeFrame: 'At once',
    description:
      'Touch no switch and no phone inside; go out and call 911 and the gas company from across the street. They come at no charge, and only they may turn it back on.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'hazards',
    title: 'Fix what inspectors call a hazard',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$20-$400',
    timeFrame: 'Before the listing',
    description:
      'Missing alarms, loose rails, a range without its anti-tip bracket and a garage door that does not reverse are on the first page of every report. None of them takes more than a day.',
    for: { priorities: ['Pre-Sale'] },
  },
  {
    id: 'locks-and-codes',
    title: 'Change the locks and every code',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$80-$200',
    timeFrame: 'On the first day',
    description:
      'Nobody knows how many keys a former owner gave away. Rekey the doors, clear the garage opener’s memory, and change alarm, gate and thermostat accounts to your own.',
    for: { priorities: ['Post-Purchase'] },
  },
] as const satisfies readonly TexanTipRule[];
