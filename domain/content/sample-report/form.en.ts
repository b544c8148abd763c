/** Form REI 7-6 (22 TAC §535.223): what its boxes mean, and its headings; notes are on the sample home. */
export const words = {
  marks: { I: 'Inspected', NI: 'Not inspected', NP: 'Not present', D: 'Deficient' },
  systems: {
    I: {
      name: 'Structural Systems',
      items: {
        A: { name: 'Foundations' },
        B: { name: 'Grading and Drainage' },
        C: { name: 'Roof Covering Materials' },
        D: {
          name: 'Roof Structures and Attics',
          note: 'About 6 inches of loose fill, near R-15. A new home here gets R-38 or more.',
        },
        E: {
          name: 'Walls (Interior and Exterior)',
          note: 'Stair-step crack in the rear brick, open 1/8 inch: see I.A.',
        },
        F: { name: 'Ceilings and Floors' },
        G: {
          name: 'Doors (Interior and Exterior)',
          note: 'The hall bath door sticks at its head, on the side where the slab is low.',
        },
        H: {
          name: 'Windows',
          note: 'Single-pane aluminum, as built. Two bedroom windows do not stay open; a way out in a fire has to.',
        },
        I: { name: 'Stairways (Interior and Exterior)' },
        J: { name: 'Fireplaces and Chimneys', note: 'Damper and firebox sound; cap in place.' },
        K: { name: 'Porches, Balconies, Decks, and Carports' },
      },
    },
    II: {
      name: 'Electrical Systems',
      items: {
        A: { name: 'Service Entrance and Panels' },
        B: { name: 'Branch Circuits, Connected Devices, and Fixtures' },
      },
    },
    III: {
      name: 'Heating, Ventilation and Air Conditioning Systems',
      items: {
        A: { name: 'Heating Equipment' },
        B: { name: 'Cooling Equipment' },
        C: { name: 'Duct Systems, Chases, and Vents', note: 'Flexible duct, supported, dry.' },
      },
    },
    IV: {
      name: 'Plumbing Systems',
      items: {
        A: {
          name: 'Plumbing Supply, Distribution Systems and Fixtures',
          note: 'Copper where it can be seen. 62 psi at the hose bibb.',
        },
        B: { name: 'Drains, Wastes, and Vents' },
        C: { name: 'Water Heating Equipment' },
        D: { name: 'Hydro-Massage Therapy Equipment' },
        E: {
          name: 'Gas Distribution Systems and Gas Appliances',
          note: 'No odor and no reading at the visible joints. Meter at the north wall.',
        },
      },
    },
    V: {
      name: 'Appliances',
      items: {
        A: { name: 'Dishwashers' },
        B: { name: 'Food Waste Disposers' },
        C: { name: 'Range Hood and Exhaust Systems' },
        D: {
          name: 'Ranges, Cooktops, and Ovens',
          note: 'No anti-tip bracket behind the range. Oven set to 350 °F, measured 361 °F.',
        },
        E: { name: 'Microwave Ovens' },
        F: {
          name: 'Mechanical Exhaust Vents and Bathroom Heaters',
          note: 'The hall bath fan vents into the attic, not outdoors.',
        },
        G: {
          name: 'Garage Door Operators',
          note: 'Light beam works; under load the door does not reverse.',
        },
        H: { name: 'Dryer Exhaust Systems', note: 'Clear to the outside hood.' },
      },
    },
    VI: {
      name: 'Optional Systems',
      items: {
        A: {
          name: 'Landscape Irrigation (Sprinkler) Systems',
          note: 'Not part of this order.',
        },
        B: { name: 'Swimming Pools, Spas, Hot Tubs, and Equipment' },
        C: { name: 'Outbuildings' },
        D: { name: 'Private Water Wells' },
        E: { name: 'Private Sewage Disposal Systems' },
      },
    },
  },
};
