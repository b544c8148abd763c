export const words = {
  'faq.dfw-specific': [
    {
      id: 'service-area',
      onlyIn: 'texas',
      question: 'Which parts of {{regionShort}} do you serve?',
      answer:
        '{{counties}}, and homes within about {{servedMiles}} miles. That includes Dallas, Fort Worth and Arlington, the northern suburbs from Lewisville to McKinney, and the towns between the two cities. If your house is a little farther out, or in Denton, Rockwall or Johnson County, ask: we will tell you before you book whether we can come and whether the drive changes the price.',
      link: { label: 'All {{cityCount}} cities on the map', href: '/about' },
    },
    {
      id: 'service-area',
      notIn: ['texas'],
      question: 'Which parts of {{regionShort}} do you serve?',
      answer:
        '{{counties}}, and homes within about {{servedMiles}} miles. If your house is a little farther out, ask: we will tell you before you book whether we can come and whether the drive changes the price.',
      link: { label: 'All {{cityCount}} cities on the map', href: '/about' },
    },
    {
      id: 'clay-soil',
      onlyIn: 'texas',
      question: 'Every house here seems to have cracks. When is it the foundation?',
      answer:
        'Much of Dallas and Collin counties lies on Blackland clay, which swells when it is wet and shrinks when it is dry, and slabs ride on it. Hairline cracks in brick or at the corner of a door are the price of living here. What worries us is a pattern: doors that stick on one side of the house, stair-step cracks wider at one end, trim that parts from the wall, a floor that slopes. We look at all of it together, give a written opinion on how the foundation performs, and say when an engineer should measure.',
      link: { label: 'Read more in our articles', href: '/blog' },
    },
    {
      id: 'foundation-cracks',
      notIn: ['texas'],
      question: 'The house has cracks. When is it the foundation?',
      answer:
        'Most cracks are not. Concrete, brick and drywall crack as they dry and as a house settles in its first years. What worries us is a pattern: doors that stick on one side of the house, stair-step cracks wider at one end, trim that parts from the wall, a floor that slopes, a basement wall that leans inward. We look at all of it together, and say when a structural engineer should measure.',
      link: { label: 'Read more in our articles', href: '/blog' },
    },
    {
      id: 'slab-or-pier-and-beam',
      onlyIn: 'texas',
      question: 'Slab or pier and beam: does it make a difference?',
      answer:
        'For you and for us. Most houses here since about 1960 stand on a slab, later ones with steel cables in it, so drains are buried and movement shows in walls and doors. Older neighborhoods such as the M Streets, Oak Cliff or Fairmount have pier and beam: a crawl space, where leaks, rot and sagging beams can be seen and repaired. We go under when the access is at least 24 by 18 inches with 18 inches of headroom. Clear anything off the hatch, or that part stays uninspected.',
      link: { label: 'What a crawl space adds', href: '/pricing' },
    },
    {
      id: 'slab-basement-or-crawl-space',
      notIn: ['texas'],
      question: 'Slab, basement or crawl space: does it make a difference?',
      answer:
        'For you and for us. Under a slab the drains are buried, and movement shows in walls and doors. A basement shows its walls and whatever water comes through them; a crawl space shows leaks, rot and sagging beams, where they can be repaired. We go in wherever the access is large and safe enough. Clear anything off the hatch, or that part stays uninspected.',
    },
    {
      id: 'hail',
      onlyIn: 'texas',
      question: 'Can you tell whether hail has damaged the roof?',
      answer:
        'We report what we see: bruised shingles, lost granules, dents in vents, flashing and gutters, and whether the covering still does its work. We do not decide claims (the adjuster does), and we do not promise that a company will insure the roof. So ask the seller for the age of the roof and for past claims, and ask your insurer during the option period, not after. Many Texas policies carry a separate wind and hail deductible, often one or two percent of the insured value.',
      link: { label: 'Care after a storm', href: '/maintenance-tips' },
    },
    {
      id: 'storm-damage',
      notIn: ['texas'],
      question: 'Can you tell whether a storm has damaged the roof?',
      answer:
        'We report what we see: lifted or missing shingles, hail bruises, lost granules, dents in vents, flashing and gutters, and whether the covering still does its work. We do not decide claims (the adjuster does), and we do not promise that a company will insure the roof. So ask the seller for the age of the roof and for past claims, and ask your insurer before your {{contractDeadline}} ends, not after.',
      link: { label: 'Care after a storm', href: '/maintenance-tips' },
    },
    {
      id: 'summer-cooling',
      question: 'How do you test the air conditioning, in August and in January?',
      answer:
        'In summer we let it run and measure the air that goes in against the air that comes out; a healthy system usually cools it by 15 to 20 degrees. Then we look at the condensate drain, the safety pan, the ducts in the attic, the age and the size. Below 60 degrees outside, running the compressor can harm it, so in January we inspect what can be seen and mark the cooling as not operated. If the unit is old, ask the seller for service records, or keep a summer visit in mind.',
    },
    {
      id: 'freeze',
      onlyIn: 'texas',
      question: 'Do you check whether a house is ready for a hard freeze?',
      answer:
        'Since February 2021 every buyer asks, and rightly. We look for bare pipes in attics and outside walls, outdoor faucets without protection, fresh copper or PEX among old pipe, patched ceilings below a bathroom, and where the main shutoff is and whether it turns. A repaired burst is no problem if all of it was repaired; the disclosure should mention it. In the walk-through we show you what to drain, drip and cover before the next one.',
      link: { label: 'Winter list for your home', href: '/maintenance-tips' },
    },
    {
      id: 'sixties-and-seventies',
      onlyIn: 'texas',
      question: 'What should I expect in a house from the 1960s or 1970s?',
      answer:
        'Richardson, Irving, Garland and Hurst are full of good ones, and they share their weak points. Cast iron drains under the slab are near the end of their life; have a plumber send a camera through. Some panels of that time, Federal Pacific and Zinsco, are known for breakers that do not trip. Between about 1965 and 1973 many rooms were wired in aluminum, which needs proper connectors. Add galvanized pipe, single-pane windows and little insulation, and you know where we spend the extra time.',
    },
    {
      id: 'sixties-and-seventies',
      notIn: ['texas'],
      question: 'What should I expect in a house from the 1960s or 1970s?',
      answer:
        'Good ones share their weak points. Cast iron drains are near the end of their life; have a plumber send a camera through. Some panels of that time, Federal Pacific and Zinsco, are known for breakers that do not trip. Between about 1965 and 1973 many rooms were wired in aluminum, which needs proper connectors. Add galvanized pipe, single-pane windows and little insulation, and you know where we spend the extra time.',
    },
    {
      id: 'mud-and-pid',
      onlyIn: 'texas',
      question: 'The listing says MUD or PID. Does the inspection cover that?',
      answer:
        'No, that is about money, not masonry. A municipal utility district or a public improvement district pays for pipes, roads or parks in new subdivisions and collects it from the owners, in some places for decades. The seller must give you a written notice of it; read the rate on it, and ask the title company what the yearly bill comes to. What we do look at in those subdivisions is what was built quickly: drainage between close houses, settled backfill and flashing.',
    },
  ],
} as const;
