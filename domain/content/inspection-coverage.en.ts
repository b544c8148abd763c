export const words = {
  'services.coverage-heading': {
    title: 'What every inspection covers',
    text: 'Six categories, the same for every home, whatever its age.',
  },

  'services.coverage': [
    {
      icon: 'structure',
      title: 'Structural',
      items: [
        'Foundation, {{foundations}}',
        'Signs of movement in walls and floors',
        'Roof framing and decking',
        'Attic insulation and ventilation',
        'Crawl space, where it can be entered',
        'Fireplace and chimney',
      ],
    },
    {
      icon: 'exterior',
      title: 'Exterior',
      items: [
        'Shingles, flashing, gutters, hail marks',
        'Brick, siding, trim and sealant',
        'Grading and drainage away from the slab',
        'Exterior doors and windows',
        'Porches, decks, balconies and carports',
        'Garage door and its safety reverse',
      ],
    },
    {
      icon: 'electrical',
      title: 'Electrical',
      items: [
        'Service entrance, meter base and panels',
        'Grounding and bonding',
        'Breakers and visible branch wiring',
        'Outlets, switches and fixtures',
        'GFCI and AFCI protection',
        'Smoke and carbon monoxide alarms',
      ],
    },
    {
      icon: 'plumbing',
      title: 'Plumbing',
      items: [
        'Supply lines and water pressure',
        'Drains, waste lines and vents',
        'Faucets, fixtures and toilets',
        'Water heater and its relief valve',
        'Visible gas lines and shut-offs',
        'Leaks, in use and at rest',
      ],
    },
    {
      icon: 'hvac',
      title: 'HVAC',
      items: [
        'Heating, run through a cycle',
        'Cooling, with temperatures measured',
        'Ducts, registers and filters',
        'Condensate lines and drain pans',
        'Thermostats and controls',
        'Flues and combustion air',
      ],
    },
    {
      icon: 'interior',
      title: 'Interior',
      items: [
        'Ceilings, walls and floors',
        'Doors, windows and stairs',
        'Built-in kitchen appliances',
        'Bath and laundry ventilation',
        'Fire separation to the garage',
        'Stains and moisture, also by thermal imaging',
      ],
    },
  ],

  'services.limits': {
    title: 'Important information',
    text: 'What an inspection is not, so you know before you book.',
    items: [
      'We inspect by eye and by instrument and take nothing apart. What is behind a wall, under a floor or out of reach is not seen, and the report says so.',
      'We follow {{standards}} ({{standardsSections}}). The report describes the home on the day of the visit.',
      'An inspection is not a guarantee, an appraisal or a building code inspection.',
      'There is no wood-destroying-insect report. {{lawState}} licenses that work separately, and we do not offer it.',
      'Mold, asbestos, lead paint and radon need a laboratory and are not part of it.',
      'Water, electricity and gas need to be on, and attic and panels within reach.',
    ],
  },
} as const;
