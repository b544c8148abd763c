export const words = {
  'pricing.hero': {
    title: 'Transparent Pricing',
    text: 'Fair rates by the size of the home, and no hidden fees: what you see here is what we charge.',
  },

  'pricing.included': {
    title: "What's Included in Every Inspection",
    text: 'One price for the visit, the report and the conversation afterwards.',
    items: [
      'Roof, attic, structure and foundation',
      'Exterior, grading and drainage',
      'Electrical panels, wiring, outlets and alarms',
      'Plumbing, water heater and water pressure',
      'Heating and cooling, run and measured',
      'Interior, windows, doors and built-in appliances',
      'Thermal imaging',
      'A written report with photos',
      'Video reports ready by {{videoReportsReady}}',
      'A follow-up consultation',
    ],
  },

  'pricing.factors': {
    title: 'Pricing Factors',
    cards: [
      {
        icon: 'size',
        title: 'Square footage',
        text: 'The base price. More rooms, more roof and more wiring take more time.',
      },
      {
        icon: 'age',
        title: 'Property age',
        text: 'Older systems need a longer look. By years of age: {{agePrices}}.',
      },
      {
        icon: 'type',
        title: 'Property type',
        text: 'A condo is inspected differently from a house, and a warranty inspection adds documentation.',
      },
    ],
  },

  'pricing.services': {
    title: 'Additional Services',
    text: 'Only if the home has them, and only if you want them looked at.',
    addOns: [
      {
        icon: 'pool',
        service: 'Pool and spa',
        price: '+{{pricingPagePoolPrice}}',
        description:
          'A full inspection: shell, pumps, heater, bonding and barriers. {{poolPrices}}',
      },
      {
        icon: 'structures',
        service: 'Detached structures',
        price: '+{{pricingPageStructurePrice}} each',
        description: 'Garages, workshops and guest houses on the same lot.',
      },
      {
        icon: 'water',
        service: 'Well water testing',
        price: '+{{wellWaterPrice}}',
        description: 'A separate appointment, arranged together with your inspection.',
      },
      {
        icon: 'septic',
        service: 'Septic inspection',
        price: '+{{septicPrice}}',
        description: 'Done by a certified septic inspector.',
      },
    ],
  },

  'pricing.payment': {
    title: 'Payment Information',
    text: '{{NoDeposit}}. You pay {{due}}, the way that suits you.',
    methodsTitle: 'How to pay',
    termsTitle: 'Good to know',
    radius:
      'Service radius: {{standardMiles}} miles standard. For homes farther out, we’ll give you the price before you book.',
  },

  'pricing.closing': {
    title: 'Ready for Your Free Quote?',
    text: 'Send us the address and hear back within {{responseTime}}, or call and get the price right away.',
  },

  'pricing.meta': {
    title: 'Home Inspection Prices from {{fromPrice}} | {{name}}',
    description:
      'Transparent home inspection prices from {{fromPrice}} by square footage: no hidden fees, thermal imaging free, and reports {{reportDay}} across the {{region}}. {{NoDeposit}}.',
    keywords: ['home inspection cost {{city}}', 'home inspection prices'],
  },

  'pricing.buttons': {
    quote: 'Get Free Quote',
    call: 'Call for Instant Quote',
  },
} as const;
