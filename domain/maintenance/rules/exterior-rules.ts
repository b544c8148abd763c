import { houses, type TexanTipRule } from '../tip-rule.ts';

export const exteriorRules = [
  {
    id: 'walk-around',
    title: 'Walk around the home with a camera',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes, each season',
    description:
      'Look at paint, caulk, brick joints and where anything enters the wall, always in the same direction. Last season’s pictures show what has changed.',
    for: { types: houses },
  },
  {
    id: 'balcony-drain',
    title: 'Keep the balcony drain open and report a loose rail',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '10 minutes, monthly',
    description:
      'The outside of the building is the association’s, but only you see your balcony. Keep its drain clear, hang nothing on the rail, and report movement or soft spots in writing.',
    for: { types: ['Condo'] },
  },
  {
    id: 'weep-holes',
    title: 'Keep weep holes open and brick clear of soil',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'The small gaps at the foot of a brick wall let rain out that has got behind it. Pull mulch and soil back until four inches of slab show, and never fill the holes with caulk.',
    for: { seasons: ['Spring'], types: houses },
    elsewhere: {
      description:
        'The small gaps at the foot of a brick wall let rain out that has got behind it. Pull mulch and soil back until four inches of foundation show, and never fill the holes with caulk.',
    },
  },
  {
    id: 'sprinkler-zones',
    title: 'Run each sprinkler zone and aim it off the walls',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$5-$60',
    timeFrame: '1 hour',
    description:
      'Watch every zone for two minutes: broken heads and spray on brick waste water and feed one side of the slab. Set early-morning cycles that fit your city’s watering days.',
    for: { seasons: ['Summer'], types: houses },
    elsewhere: {
      description:
        'Watch every zone for two minutes: broken heads and spray on the walls waste water and soak one side of the foundation. Set early-morning cycles that fit your city’s watering days.',
    },
  },
  {
    id: 'bare-wood',
    title: 'Caulk and paint bare wood before winter',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: '$20-$400',
    timeFrame: 'A dry week in October',
    description:
      'Sun opens the joints of trim and garage frames, and winter rain rots them from the end grain. Scrape, prime and caulk what is bare; the foot of each door frame comes first.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      timeFrame: 'A dry week in fall',
    },
  },
  {
    id: 'sprinkler-freeze',
    title: 'Shut off and drain the sprinklers before a freeze',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free-$75',
    timeFrame: '20 minutes',
    description:
      'The backflow preventer stands above ground and is the first thing to burst. Close its valve, open the test cocks a quarter turn, and wrap it; a new one costs hundreds.',
    for: { seasons: ['Winter'], types: houses },
    elsewhere: {
      description:
        'The backflow preventer often stands above ground and is the first thing to burst. Close its valve, open the test cocks a quarter turn, and wrap it; where the ground freezes, have the lines blown out in fall.',
    },
  },
  {
    id: 'icy-stairs',
    title: 'Bring plants in and report icy stairs',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'With each freeze warning',
    description:
      'Pots on a balcony crack and drip ice on the walk below. Bring them in, and tell the association about stairs and breezeways that freeze, with the place and the time.',
    for: { seasons: ['Winter'], types: ['Condo'] },
  },
  {
    id: 'balcony-sweep',
    title: 'Sweep the balcony and the door track after storms',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '10 minutes after a storm',
    description:
      'Hail and leaves close a balcony’s drain, and the next rain comes in below the door. Sweep the track, and photograph dents in railings or doors for the association’s claim.',
    for: { seasons: ['Spring'], types: ['Condo'] },
    elsewhere: {
      description:
        'Leaves and grit close a balcony’s drain, and the next rain comes in below the door. Sweep the track, and photograph dents in railings or doors for the association’s claim.',
    },
  },
  {
    id: 'sealant-joints',
    title: 'Look at sealant joints while the builder answers for them',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'The soft joints between brick panels and around windows pull apart as a new home settles. Photograph gaps and report them in writing before the workmanship year is over.',
    for: { ages: ['0-5'], types: houses },
  },
  {
    id: 'stain-wood',
    title: 'Stain the fence and the deck before they gray',
    priority: 'Low',
    difficulty: 'Either',
    estimatedCost: '$100-$900',
    timeFrame: 'A dry weekend',
    description:
      'Ten years of sun dry cedar until it splits. Clean and stain it while the wood still takes it, and reset posts that lean in the clay.',
    for: { ages: ['6-15'], types: houses },
    elsewhere: {
      description:
        'Ten years of sun and rain dry wood until it splits. Clean and stain it while it still takes it, and reset posts that lean.',
    },
  },
  {
    id: 'siding',
    title: 'Press on the siding below windows',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$200-$2,500',
    timeFrame: '1 hour',
    description:
      'Hardboard siding from before 2000 swells at its lower edges and rots behind the paint. What gives under the thumb is replaced with fiber cement; what is firm needs its edges painted.',
    for: { ages: ['16-30'], types: houses },
  },
  {
    id: 'mortar',
    title: 'Have mortar and steel lintels looked at',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$300-$2,000',
    timeFrame: 'Before the wet season',
    description:
      'After half a century mortar turns to sand and the steel over windows rusts and lifts the brick. Repointing and paint on the steel now spare a rebuilt wall later.',
    for: { ages: ['50+'], types: houses },
  },
  {
    id: 'lot-drainage',
    title: 'Follow the water from lot line to street',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free-$300',
    timeFrame: '30 minutes in the rain',
    description:
      'Lots here drain between the homes, and a new fence, patio or flower bed turns a neighbor’s water toward your slab. Walk the swale in a storm, and clear or regrade what stops it.',
    for: { types: ['Single Family'] },
    elsewhere: {
      description:
        'Many lots drain between the homes, and a new fence, patio or flower bed turns a neighbor’s water toward your foundation. Walk the swale in a storm, and clear or regrade what stops it.',
    },
  },
  {
    id: 'outside-parts',
    title: 'Know which outside parts are yours',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour with the declaration',
    description:
      'Some townhouse associations paint and roof, others only mow. Mark in the declaration who answers for walls, fences, walks and gutters before you hire anybody.',
    for: { types: ['Townhouse'] },
  },
  {
    id: 'rails',
    title: 'Shake every rail and look for trips on the walks',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$50-$600',
    timeFrame: 'Each quarter',
    description:
      'Loose stair rails and lifted slabs hurt people, and are the owner’s to answer for. Test each rail with your weight, mark edges higher than half an inch, and fix them the same month.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'wall-water',
    title: 'Close what lets water into the wall',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$20-$500',
    timeFrame: 'This week',
    description:
      'Stair-step cracks in brick, open joints at windows and holes around lines take in every rain. Seal the small ones now, and have cracks wider than a quarter inch looked at before they are filled.',
    for: { priorities: ['Current Issues'], types: houses },
  },
  {
    id: 'way-to-the-door',
    title: 'Wash, trim and paint the way to the front door',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$50-$300',
    timeFrame: 'One weekend',
    description:
      'Buyers decide on the walk from the curb. Wash the brick gently, cut plants a foot back from it, and paint the door; rotten trim is replaced, never painted over.',
    for: { priorities: ['Pre-Sale'], types: houses },
  },
  {
    id: 'sprinkler-controller',
    title: 'Learn the sprinkler controller and the city’s watering days',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour, in the first month',
    description:
      'Find the backflow valve, walk every zone, and write the zones on the controller’s door. Cities here limit watering by day and hour, and fine those who do not know it.',
    for: { priorities: ['Post-Purchase'], types: houses },
    elsewhere: {
      description:
        'Find the backflow valve, walk every zone, and write the zones on the controller’s door. Many cities limit watering by day and hour, and fine those who do not know it.',
    },
  },
] as const satisfies readonly TexanTipRule[];
