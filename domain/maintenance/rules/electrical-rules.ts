import { houses, type TexanTipRule } from '../tip-rule.ts';

export const electricalRules = [
  {
    id: 'gfci-test',
    title: 'Press TEST on every GFCI and AFCI',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '15 minutes, monthly',
    description:
      'These outlets and breakers protect from shock near water and from fire behind walls, and they wear out silently. Each must click off at TEST and come back at RESET; one that does neither is replaced.',
  },
  {
    id: 'surge-protector',
    title: 'Install a whole-home surge protector before storm season',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$250-$500',
    timeFrame: 'Before May',
    description:
      'Spring lightning sends surges that kill furnace boards, refrigerators and garage openers instantly. A protector at the panel takes most of it; strips at the desk take the rest.',
    for: { seasons: ['Spring'], types: houses },
    elsewhere: {
      timeFrame: 'In spring',
      description:
        'Lightning and faults on the line send surges that kill furnace boards, refrigerators and garage openers instantly. A protector at the panel takes most of it; strips at the desk take the rest.',
    },
  },
  {
    id: 'dimming-lights',
    title: 'Watch for lights that dim when the cooling starts',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'On the first hot afternoon',
    description:
      'Summer is when circuits carry the most. Lights that dip, a breaker that is hot to the touch or a humming panel point to a loose or overloaded connection, which an electrician tightens before it burns.',
    for: { seasons: ['Summer'] },
  },
  {
    id: 'holiday-lights',
    title: 'Hang holiday lights on GFCI outlets only',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free-$40',
    timeFrame: 'When you hang them',
    description:
      'Use strings marked for outdoor use, at most three in a row, and outlets with a cover that closes over the plug. An outlet that trips in the rain is telling the truth: find the wet connector.',
    for: { seasons: ['Fall'] },
  },
  {
    id: 'space-heaters',
    title: 'Plug space heaters straight into the wall',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'Each time',
    description:
      'A heater draws as much as a circuit can give, and an extension cord or power strip melts under it. Keep three feet around it clear, and turn it off when you leave the room or sleep.',
    for: { seasons: ['Winter'] },
  },
  {
    id: 'nuisance-trips',
    title: 'Label the panel and note every nuisance trip',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'Arc-fault breakers of new homes trip on loose connections that are the builder’s to tighten. Write down date, circuit and what was running, and hand the list over while the systems warranty lasts.',
    for: { ages: ['0-5'] },
  },
  {
    id: 'gfci-replacement',
    title: 'Replace the original GFCI outlets',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$20-$180',
    timeFrame: 'An afternoon',
    description:
      'The electronics in a GFCI last about ten to fifteen years, less outdoors in this heat. Begin with those at the patio and the garage, and choose the self-testing kind.',
    for: { ages: ['6-15'] },
    elsewhere: {
      description:
        'The electronics in a GFCI last about ten to fifteen years, less outdoors. Begin with those at the patio and the garage, and choose the self-testing kind.',
    },
  },
  {
    id: 'gfci-coverage',
    title: 'Bring GFCI protection to where today’s code asks for it',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$150-$300 a circuit',
    timeFrame: 'One visit',
    description:
      'Homes of this age protect the baths, often not the laundry, the garage and all of the kitchen counter. An inspector marks each one as deficient, and for once the fix is cheaper than the discussion.',
    for: { ages: ['16-30'] },
  },
  {
    id: 'old-panel',
    title: 'Look for a Federal Pacific or Zinsco panel',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$1,800-$4,000 to replace',
    timeFrame: 'Have it looked at this month',
    description:
      'Breakers of these makes, common until the 1980s, may not trip when they must; Federal Pacific’s say Stab-Lok. Open no cover yourself: an electrician confirms the make in minutes, and insurers ask about it.',
    for: { ages: ['31-50', '50+'] },
  },
  {
    id: 'aluminum-wiring',
    title: 'Have the wiring checked for aluminum',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$150-$400',
    timeFrame: 'One visit',
    description:
      'Branch circuits were wired in aluminum from about 1965 to 1973, and its connections loosen and heat up. An electrician finds it at the panel and repairs each connection with approved connectors; rewiring is seldom needed.',
    for: { ages: ['50+'] },
  },
  {
    id: 'panel-clearance',
    title: 'Keep three feet clear in front of the panel',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '10 minutes',
    description:
      'In smaller homes the panel hides behind coats or shelves, where nobody reaches it in the dark. Clear a space 30 inches wide and three feet deep, and put a flashlight there.',
    for: { types: ['Condo'] },
  },
  {
    id: 'common-lights',
    title: 'Light the stairs, walks and parking',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$20-$300',
    timeFrame: 'At dusk, each month',
    description:
      'Walk the building at dusk with a list: every dark stair is a fall and a liability. Check timers and photocells, and which circuits hang on the house meter.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'hot-outlet',
    title: 'Treat a buzz, a scorch or a warm outlet as urgent',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'Today',
    description:
      'Switch the circuit off at the panel and leave it off. Heat and noise mean a connection that is arcing, and the next stage is a fire inside the wall.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'sale-covers',
    title: 'Fix covers, bulbs and open splices before the listing',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$10-$200',
    timeFrame: 'One afternoon',
    description:
      'Cracked plates, dead bulbs and open boxes in the attic fill the electrical page of a buyer’s report. Most cost a dollar each; two wires under one breaker take an electrician ten minutes.',
    for: { priorities: ['Pre-Sale'] },
  },
  {
    id: 'breaker-map',
    title: 'Map which breaker feeds what',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour with a helper',
    description:
      'Former owners’ labels are seldom right. Switch the breakers off one by one, write a new list, and mark the ones for heating, water heater and range.',
    for: { priorities: ['Post-Purchase'] },
  },
] as const satisfies readonly TexanTipRule[];
