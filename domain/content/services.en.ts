export const words = {
  'services.heading': {
    title: 'Six ways to know a home',
    text: 'The same systems, each time with a different question in mind.',
  },

  'services.list': [
    {
      image: 'residential',
      title: 'Residential Inspection',
      description: 'The full inspection of a home, from shingles to slab, to {{standards}}.',
      features: [
        'Structure, roof and exterior',
        'Electrical, plumbing and HVAC',
        'Photos and video of every finding',
        'On {{theState}}’s form, in plain words',
      ],
    },
    {
      image: 'warranty',
      title: 'Home Warranty Inspection',
      description:
        'Before your builder or home warranty ends, we find what it still has to pay for and document it in a form that they accept.',
      features: [
        'Component by component',
        'Warranty compliance documentation',
        'Dated photos and video',
        'Best in month eleven of the first year',
      ],
    },
    {
      image: 'pre-listing',
      title: 'Pre-Listing Inspection',
      description:
        "Learn what a buyer's inspector will find while you can still choose what to repair, and list without surprises.",
      features: [
        'Findings sorted by weight in a negotiation',
        'Time to get your own bids',
        'A report to share with buyers',
        'Re-inspection after repairs on request',
      ],
    },
    {
      image: 'pre-purchase',
      title: 'Pre-Purchase Inspection',
      description:
        'For buyers under contract: the facts you need before the {{contractDeadline}} ends, delivered with days to spare.',
      features: [
        'Scheduled around your {{contractDeadline}}',
        'Walk along and ask',
        'Often {{aSameDayReport}}',
        'Report within {{laterReportTime}}',
        'Follow-up consultation included',
      ],
    },
    {
      image: 'new-construction',
      title: 'New Construction Inspection',
      description:
        'New does not mean finished. We look before the slab is poured, before drywall hides the framing, and before you close.',
      features: [
        'Pre-pour, pre-drywall and final visits',
        'Framing, flashing and insulation',
        'A punch list for your builder',
        'Independent of the builder',
      ],
    },
    {
      image: 'maintenance',
      title: 'Annual Maintenance Inspection',
      description:
        'A yearly check-up for the home you live in, so that small repairs stay small and nothing shows first on the ceiling.',
      features: [
        'Roof, gutters and drainage after {{stormSeason}}',
        'Foundation movement, year over year',
        'HVAC ready for the summer',
        'A list in order of urgency',
      ],
    },
  ],
} as const;
