import { houses, ownRoof, type TexanTipRule } from '../tip-rule.ts';

export const roofRules = [
  {
    id: 'downspouts',
    title: 'Carry every downspout five feet from the slab',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: '$15-$60 each',
    timeFrame: '1 hour',
    description:
      'A roof sheds over a thousand gallons in an inch of rain, and clay that gets it all in one corner heaves there. Add extensions or buried pipe, and see in the next storm that the water runs away.',
    for: { types: houses },
    elsewhere: {
      title: 'Carry every downspout five feet from the foundation',
      description:
        'A roof sheds over a thousand gallons in an inch of rain, and what lands beside the wall soaks in there. Add extensions or buried pipe, and see in the next storm that the water runs away.',
    },
  },
  {
    id: 'ceiling-stain',
    title: 'Report a ceiling stain to the association the same day',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'As soon as you see it',
    description:
      'Roof and gutters are common elements: the association repairs them, and only what it knows of. Send a dated photograph in writing, and ask when the roof was last inspected.',
    for: { types: ['Condo'] },
  },
  {
    id: 'party-wall-flashing',
    title: 'Look along the wall where your roof meets the neighbor’s',
    priority: 'Medium',
    difficulty: 'Either',
    estimatedCost: 'Free-$300',
    timeFrame: 'After heavy rain',
    description:
      'Townhouse roofs leak first at the flashing of the party wall. Read in the declaration who repairs it, look for stains on the upper ceiling along that wall, and agree on one roofer for both sides.',
    for: { types: ['Townhouse'] },
  },
  {
    id: 'hail-check',
    title: 'Look the roof over after each hailstorm',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$300',
    timeFrame: 'Within a week of the storm',
    description:
      'From the ground, look for dents in vents, gutters and the air conditioner’s fins, and for shingle grit below the downspouts. Photograph all of it with the date, and read your policy’s deadline before a door-to-door roofer does.',
    for: { seasons: ['Spring'], types: ownRoof },
    elsewhere: {
      title: 'Look the roof over after each storm',
      description:
        'From the ground, look for lifted or missing shingles, dents in vents and gutters, and shingle grit below the downspouts. Photograph all of it with the date, and read your policy’s deadline before a door-to-door roofer does.',
    },
  },
  {
    id: 'association-roof-report',
    title: 'Ask for the roof report after a hailstorm',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: 'Within a month of the storm',
    description:
      'After hail the association decides whether its insurer is called, and the deductible may come to the owners as an assessment. Ask for the roofer’s report, and check your own policy for loss assessment coverage.',
    for: { seasons: ['Spring'], types: ['Townhouse', 'Condo'] },
    elsewhere: {
      title: 'Ask for the roof report after a storm',
      description:
        'After a storm the association decides whether its insurer is called, and the deductible may come to the owners as an assessment. Ask for the roofer’s report, and check your own policy for loss assessment coverage.',
    },
  },
  {
    id: 'pipe-boots',
    title: 'Replace the pipe boots that the sun has cracked',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$150-$400',
    timeFrame: 'One visit, early in the day',
    description:
      'The rubber collars around plumbing vents crack after about ten summers and let rain run down the pipe. They are the most common roof leak here and among the cheapest to prevent.',
    for: { seasons: ['Summer'], types: ownRoof },
    elsewhere: {
      description:
        'The rubber collars around plumbing vents crack after some ten summers and let rain run down the pipe. They are a common roof leak and among the cheapest to prevent.',
    },
  },
  {
    id: 'clear-gutters',
    title: 'Clear the gutters once the leaves are down',
    priority: 'High',
    difficulty: 'Either',
    estimatedCost: 'Free-$250',
    timeFrame: 'Late November',
    description:
      'Pecan and oak leaves dam the gutter, and water then runs behind it into the trim and down to the foundation. Scoop, flush with a hose, and tighten what has pulled loose.',
    for: { seasons: ['Fall'], types: houses },
    elsewhere: {
      timeFrame: 'In late fall',
      description:
        'Leaves dam the gutter, and water then runs behind it into the trim and down to the foundation. Scoop, flush with a hose, and tighten what has pulled loose.',
    },
  },
  {
    id: 'cut-branches',
    title: 'Cut back branches before ice loads them',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$300-$900',
    timeFrame: 'Before January',
    description:
      'A quarter inch of ice breaks limbs that have stood for years. Have everything within six feet of the roof cut back; oaks are never cut from February to June, because of oak wilt.',
    for: { seasons: ['Winter'], types: ownRoof },
    elsewhere: {
      title: 'Cut back branches before a storm takes them',
      timeFrame: 'Before the next storm',
      description:
        'Wind, wet snow and ice break limbs that have stood for years. Have everything within six feet of the roof cut back, and ask the arborist which months suit your kinds of trees.',
    },
  },
  {
    id: 'new-roof-check',
    title: 'Have the roof checked before the builder’s warranty ends',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'In the eleventh month, or now',
    description:
      'Nails driven too high, missing flashing and shingles that never sealed show only from close up. Found while workmanship is covered, they are the builder’s to fix.',
    for: { ages: ['0-5'], types: ownRoof },
  },
  {
    id: 'nail-heads',
    title: 'Seal nail heads and lifted shingles',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$200-$500',
    timeFrame: 'Half a day',
    description:
      'After some years of heat the nails back out and lift the shingle above them. A roofer’s tune-up at this age adds years, and ends with photographs that help in the next hail claim.',
    for: { ages: ['6-15'], types: ownRoof },
    elsewhere: {
      description:
        'After some years of sun the nails back out and lift the shingle above them. A roofer’s tune-up at this age adds years, and ends with photographs that help in the next storm claim.',
    },
  },
  {
    id: 'years-left',
    title: 'Ask how many years the roof has left',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'Before the policy renews',
    description:
      'Hail takes five to ten years from a shingle roof in North Texas, and insurers pay less for one past its fifteenth. An inspection tells what is left, so that you choose the year, not the storm.',
    for: { ages: ['16-30', '31-50'], types: ownRoof },
    elsewhere: {
      description:
        'Sun, wind and storms age a shingle roof, and many insurers pay less for an old one. An inspection tells what is left, so that you choose the year, not the storm.',
    },
  },
  {
    id: 'old-layers',
    title: 'Look in the attic for layers and boards of an old roof',
    priority: 'Medium',
    difficulty: 'Professional',
    estimatedCost: '$150-$350',
    timeFrame: 'One visit',
    description:
      'Under the shingles of such homes there may be a second layer, or spaced boards from the days of wood shingles. Both change what a new roof costs and how it is nailed, so know it before the bids.',
    for: { ages: ['50+'], types: ownRoof },
  },
  {
    id: 'tarp',
    title: 'Tarp and photograph a leak before repairs begin',
    priority: 'Critical',
    difficulty: 'Professional',
    estimatedCost: '$200-$600',
    timeFrame: 'Within 24 hours',
    description:
      'Insurers expect you to stop further damage and to show what happened. Photograph inside and outside, have it tarped, keep the receipt, and sign no contract on the driveway.',
    for: { priorities: ['Current Issues'], types: ownRoof },
  },
  {
    id: 'roofer-letter',
    title: 'Have a roofer’s letter ready before the listing',
    priority: 'High',
    difficulty: 'Professional',
    estimatedCost: '$100-$300',
    timeFrame: 'Two weeks before',
    description:
      'A buyer’s insurer decides over the roof, often within the option period. A dated letter with photographs and the age of the roof keeps the sale from waiting for it.',
    for: { priorities: ['Pre-Sale'], types: ownRoof },
    elsewhere: {
      description:
        'A buyer’s insurer decides over the roof, often while the buyer may still withdraw. A dated letter with photographs and the age of the roof keeps the sale from waiting for it.',
    },
  },
  {
    id: 'roof-photos',
    title: 'Photograph the roof while it is sound',
    priority: 'Low',
    difficulty: 'Either',
    estimatedCost: 'Free-$200',
    timeFrame: 'In the first month',
    description:
      'The first claim asks what was there before the storm. Dated pictures of each slope, taken from the ground or by a drone, answer it.',
    for: { priorities: ['Post-Purchase'], types: ownRoof },
  },
] as const satisfies readonly TexanTipRule[];
