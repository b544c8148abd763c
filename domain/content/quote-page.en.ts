export const words = {
  'quote.hero': {
    title: 'Get a free quote',
    text: 'Tell us about the property, and we’ll call or write back within {{responseTime}} with a price and a time.',
  },

  'quote.factors': {
    title: 'What affects your quote',
    cards: [
      {
        icon: 'size',
        title: 'Property size',
        text: 'The price starts from the square footage: more rooms, more roof and more wiring take more time.',
      },
      {
        icon: 'type',
        title: 'Property type',
        text: 'A condo is inspected differently from a house, and a warranty inspection adds documentation.',
      },
      {
        icon: 'add-ons',
        title: 'Add-ons',
        text: 'A pool, a basement, detached structures or a rush appointment add a fixed, published amount.',
      },
      {
        icon: 'location',
        title: 'Location',
        text: 'Homes within {{standardMiles}} miles are standard. We go about {{servedMiles}} miles, and tell you before you book if the drive changes the price.',
      },
    ],
  },

  'quote.meta': {
    title: 'Request a Free Home Inspection Quote | {{name}}',
    description:
      'Tell us about the property and get a price and a time within {{responseTime}}. Free home inspection quotes in the {{region}}, without obligation.',
    keywords: ['free home inspection quote', 'home inspection cost'],
  },

  'quote.closing': {
    title: 'Rather speak to a person?',
    text: "Call or write with the address, and we'll look up the home while you wait.",
  },

  'quote.shortcut': {
    /** The words in brackets are a link. */
    note: 'In a hurry? The [instant quote] works out the price right away.',
  },
} as const;
