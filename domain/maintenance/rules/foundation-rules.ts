import { houses, ownRoof, type TexanTipRule } from '../tip-rule.ts';

export const foundationRules = [
  {
    id: 'measure-cracks',
    title: 'Measure cracks, and know when to call an engineer',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$800',
    timeFrame: '30 minutes, twice a year',
    description:
      'Hairline cracks come with clay. Call a licensed structural engineer for one wider than a quarter inch, one whose sides are out of line, or several doors that begin to stick; an engineer sells no repairs.',
    for: { types: houses },
    elsewhere: {
      description:
        'Hairline cracks are common in concrete, brick and drywall. Call a licensed structural engineer for one wider than a quarter inch, one whose sides are out of line, or several doors that begin to stick; an engineer sells no repairs.',
    },
  },
  {
    id: 'condo-cracks',
    title: 'Report cracks and sticking doors to the association',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'When you notice them',
    description:
      'The structure under a condo is a common element, so neither water, dig nor patch. Write to the association with dated photographs, and ask for the last engineer’s report and how the ground is watered.',
    for: { types: ['Condo'] },
    elsewhere: {
      description:
        'The structure under a condo is a common element, so neither dig nor patch. Write to the association with dated photographs, and ask for the last engineer’s report and how water is kept from the walls.',
    },
  },
  {
    id: 'association-watering',
    title: 'Ask whether the association waters the ground in dry months',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'One letter to the association',
    description:
      'Clay that dries on one side of the building moves all of it, and the repair comes as a special assessment. Ask what the association does in summer, and report soil that has pulled away from the walls.',
    for: { types: ['Condo'], seasons: ['Summer', 'Fall'] },
    elsewhere: {
      title: 'Ask how the association keeps water from the foundation',
      description:
        'Water that stands on one side of the building moves or wets all of it, and the repair comes as a special assessment. Ask the association when gutters and drains were last cleaned, and report ground that slopes toward the walls.',
    },
  },
  {
    id: 'soaker-hose',
    title: 'Water the soil around the slab with a soaker hose',
    priority: 'Critical',
    difficulty: 'DIY',
    estimatedCost: '$40-$120',
    timeFrame: '20-30 minutes, on allowed days',
    description:
      'Black clay shrinks when it dries and leaves the slab’s edge without support. Lay the hose a foot to a foot and a half from the wall and keep the soil evenly damp, within your city’s watering days; a gap between soil and brick says you are late.',
    for: { seasons: ['Summer'], types: houses },
    elsewhere: {
      title: 'Look at the soil around the foundation in dry weeks',
      priority: 'Medium',
      estimatedCost: 'Free',
      timeFrame: '20 minutes, once a month',
      description:
        'A gap between soil and wall after a dry spell says that the ground shrinks and takes its support from the foundation. Where it does, keep the soil evenly damp, within your city’s watering days, and have new cracks measured.',
    },
  },
  {
    id: 'grading',
    title: 'Correct the grading before the spring storms',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: '$50-$600',
    timeFrame: 'One weekend',
    description:
      'The ground should fall six inches over the first ten feet, and water should be gone a day after rain. Fill low spots with clay-like soil, not with sand or mulch, which let water through to the slab.',
    for: { seasons: ['Spring'], types: houses },
    elsewhere: {
      title: 'Correct the grading around the home',
      description:
        'The ground should fall six inches over the first ten feet, and water should be gone a day after rain. Fill low spots with dense soil, not with sand or mulch, which let water through to the foundation.',
    },
  },
  {
    id: 'yearly-cracks',
    title: 'Compare this fall’s cracks with last year’s',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour in October',
    description:
      'After the dry months the movement is at its widest, so this is the day to measure. Photograph each crack with a coin beside it, note which doors stick, and keep watering until steady rain returns.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      title: 'Compare this year’s cracks with last year’s',
      timeFrame: '1 hour, each year in the same week',
      description:
        'Pictures from the same week of each year can be compared. Photograph each crack with a coin beside it, note which doors stick, and have a crack that has grown looked at.',
    },
  },
  {
    id: 'winter-water',
    title: 'Water the slab in a dry winter, too',
    priority: 'Low',
    difficulty: 'DIY',
    estimatedCost: 'Free-$20 a month',
    timeFrame: 'Once in two weeks without rain',
    description:
      'Winters here can go six weeks without rain, and clay shrinks in the cold as well. Water at noon on a day well above freezing, then disconnect the hose again.',
    for: { seasons: ['Winter'], types: houses },
    elsewhere: {
      title: 'Keep winter water away from the foundation',
      estimatedCost: 'Free-$60',
      timeFrame: 'After each downpour or thaw',
      description:
        'Rain and melting snow that stand at the wall soak in, freeze there, or find the way into a basement or crawl space. Walk around the home after a wet day, and see that downspouts and ground lead the water away.',
    },
  },
  {
    id: 'settlement-claim',
    title: 'Report settlement while the structural warranty runs',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'Before the year ends',
    description:
      'Builders commonly cover structure for ten years, but ask for a written claim and for proof that the ground was watered and drained. Keep photographs with dates, and the grading as the builder left it.',
    for: { ages: ['0-5'], types: houses },
    elsewhere: {
      description:
        'Builders commonly cover structure for ten years, but ask for a written claim and for proof that water was led away from the walls. Keep photographs with dates, and the grading as the builder left it.',
    },
  },
  {
    id: 'young-trees',
    title: 'Keep the roots of young trees from drying the slab',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$1,500',
    timeFrame: 'Before the tree matures',
    description:
      'Trees that the builder planted now reach the foundation, and a large oak drinks a hundred gallons on a hot day. Water the tree’s own ground deeply, or ask an arborist about a root barrier.',
    for: { ages: ['6-15'], types: houses },
    elsewhere: {
      title: 'Keep the roots of young trees from the foundation',
      description:
        'Trees that the builder planted now reach the foundation and the drains. Ask an arborist which of them stand too close, and whether a root barrier or another place is the answer.',
    },
  },
  {
    id: 'floor-elevations',
    title: 'Have the floor’s elevations measured once',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$300-$600',
    timeFrame: '2 hours',
    description:
      'A sheet with the height of the floor in thirty places is the baseline for every later question. Measured again after some years it shows whether the home moves or only once did.',
    for: { ages: ['16-30', '31-50'], types: houses },
  },
  {
    id: 'pier-and-beam',
    title: 'Look below a pier-and-beam floor',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$200-$500',
    timeFrame: 'Once a year',
    description:
      'Many homes of this age stand on piers: look for standing water, blocked vents, and beams that have slipped or gone soft. A dry crawl space with open vents carries the house for another half century.',
    for: { ages: ['50+'], types: ownRoof },
    elsewhere: {
      title: 'Look into the crawl space or the basement',
      description:
        'Look for standing water, blocked vents, and beams or posts that have slipped or gone soft. A dry space below the floor carries a home of this age for another half century.',
    },
  },
  {
    id: 'whole-row',
    title: 'Water the whole row, not only your side',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: '$20-$60 a home',
    timeFrame: 'One talk with the neighbors',
    description:
      'Townhouses share one slab or stand wall to wall, and a dry end pulls at the middle. Ask the association for one watering plan along the row, front and back.',
    for: { types: ['Townhouse'] },
    elsewhere: {
      title: 'Lead water away from the whole row',
      description:
        'Townhouses share one foundation or stand wall to wall, and water that stands at one end reaches the next. Ask the association for one plan for gutters, downspouts and grading, front and back.',
    },
  },
  {
    id: 'building-corners',
    title: 'Walk every corner of the building with a camera',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour, twice a year',
    description:
      'A long building moves at its ends first. Photograph the same corners, the same brick joints and one door in each unit every spring and fall, and ask tenants which doors stick.',
    for: { types: ['Multi-family'] },
  },
  {
    id: 'engineer-first',
    title: 'Ask an engineer before a repair company',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$400-$800',
    timeFrame: 'Within two weeks',
    description:
      'Companies that sell piers measure for piers. A licensed structural engineer’s report says whether the home needs any, how many and where, and can be given to three bidders.',
    for: { priorities: ['Current Issues'], types: houses },
  },
  {
    id: 'foundation-papers',
    title: 'Have the foundation papers ready before buyers ask',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$400-$800',
    timeFrame: 'A month before the listing',
    description:
      'Every buyer in North Texas asks about the slab. An engineer’s letter, the papers of earlier repairs and a warranty that transfers answer it better than fresh paint over a crack.',
    for: { priorities: ['Pre-Sale'], types: houses },
    elsewhere: {
      description:
        'One crack makes every buyer ask about the foundation. An engineer’s letter, the papers of earlier repairs and a warranty that transfers answer it better than fresh paint over a crack.',
    },
  },
  {
    id: 'first-cracks',
    title: 'Photograph every crack in the first month',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'A crack alone says little; two pictures a year apart say much. Write date and width beside each one on painter’s tape, inside and outside.',
    for: { priorities: ['Post-Purchase'], types: houses },
  },
] as const satisfies readonly TexanTipRule[];
