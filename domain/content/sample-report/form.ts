/** The boxes of form REI 7-6, in its order. */
export const reportMarks = [
  { mark: 'I', meaning: 'Inspected' },
  { mark: 'NI', meaning: 'Not inspected' },
  { mark: 'NP', meaning: 'Not present' },
  { mark: 'D', meaning: 'Deficient' },
] as const;

export type ReportMark = (typeof reportMarks)[number]['mark'];

/** An item of the form with its ticked boxes. A deficient item is also marked as inspected. */
export interface ReportItem {
  /** Its letter on the form. */
  letter: string;
  name: string;
  marks: readonly ReportMark[];
  /** One line for an item that has no finding of its own below the table. */
  note?: string;
}

export interface ReportSystem {
  /** Its numeral on the form. */
  numeral: string;
  name: string;
  items: readonly ReportItem[];
}

const item = (letter: string, name: string, marks: string, note?: string): ReportItem => ({
  letter,
  name,
  marks: marks.split(' ') as ReportMark[],
  ...(note && { note }),
});

/** The systems and items of form REI 7-6 (22 TAC §535.223), as marked for the sample home. */
export const reportSystems: readonly ReportSystem[] = [
  {
    numeral: 'I',
    name: 'Structural Systems',
    items: [
      item('A', 'Foundations', 'I D'),
      item('B', 'Grading and Drainage', 'I D'),
      item('C', 'Roof Covering Materials', 'I D'),
      item(
        'D',
        'Roof Structures and Attics',
        'I D',
        'About 6 inches of loose fill, near R-15. A new home here gets R-38 or more.',
      ),
      item(
        'E',
        'Walls (Interior and Exterior)',
        'I D',
        'Stair-step crack in the rear brick, open 1/8 inch: see I.A.',
      ),
      item('F', 'Ceilings and Floors', 'I'),
      item(
        'G',
        'Doors (Interior and Exterior)',
        'I D',
        'The hall bath door sticks at its head, on the side where the slab is low.',
      ),
      item(
        'H',
        'Windows',
        'I D',
        'Single-pane aluminum, as built. Two bedroom windows do not stay open; a way out in a fire has to.',
      ),
      item('I', 'Stairways (Interior and Exterior)', 'NP'),
      item('J', 'Fireplaces and Chimneys', 'I', 'Damper and firebox sound; cap in place.'),
      item('K', 'Porches, Balconies, Decks, and Carports', 'I'),
    ],
  },
  {
    numeral: 'II',
    name: 'Electrical Systems',
    items: [
      item('A', 'Service Entrance and Panels', 'I D'),
      item('B', 'Branch Circuits, Connected Devices, and Fixtures', 'I D'),
    ],
  },
  {
    numeral: 'III',
    name: 'Heating, Ventilation and Air Conditioning Systems',
    items: [
      item('A', 'Heating Equipment', 'I D'),
      item('B', 'Cooling Equipment', 'I'),
      item('C', 'Duct Systems, Chases, and Vents', 'I', 'Flexible duct, supported, dry.'),
    ],
  },
  {
    numeral: 'IV',
    name: 'Plumbing Systems',
    items: [
      item(
        'A',
        'Plumbing Supply, Distribution Systems and Fixtures',
        'I',
        'Copper where it can be seen. 62 psi at the hose bibb.',
      ),
      item('B', 'Drains, Wastes, and Vents', 'I D'),
      item('C', 'Water Heating Equipment', 'I D'),
      item('D', 'Hydro-Massage Therapy Equipment', 'NP'),
      item(
        'E',
        'Gas Distribution Systems and Gas Appliances',
        'I',
        'No odor and no reading at the visible joints. Meter at the north wall.',
      ),
    ],
  },
  {
    numeral: 'V',
    name: 'Appliances',
    items: [
      item('A', 'Dishwashers', 'I'),
      item('B', 'Food Waste Disposers', 'I'),
      item('C', 'Range Hood and Exhaust Systems', 'I'),
      item(
        'D',
        'Ranges, Cooktops, and Ovens',
        'I D',
        'No anti-tip bracket behind the range. Oven set to 350 °F, measured 361 °F.',
      ),
      item('E', 'Microwave Ovens', 'NP'),
      item(
        'F',
        'Mechanical Exhaust Vents and Bathroom Heaters',
        'I D',
        'The hall bath fan vents into the attic, not outdoors.',
      ),
      item(
        'G',
        'Garage Door Operators',
        'I D',
        'Light beam works; under load the door does not reverse.',
      ),
      item('H', 'Dryer Exhaust Systems', 'I', 'Clear to the outside hood.'),
    ],
  },
  {
    numeral: 'VI',
    name: 'Optional Systems',
    items: [
      item('A', 'Landscape Irrigation (Sprinkler) Systems', 'NI', 'Not part of this order.'),
      item('B', 'Swimming Pools, Spas, Hot Tubs, and Equipment', 'NP'),
      item('C', 'Outbuildings', 'NP'),
      item('D', 'Private Water Wells', 'NP'),
      item('E', 'Private Sewage Disposal Systems', 'NP'),
    ],
  },
];
