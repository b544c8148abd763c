/** The business of this installation. For another business, only the files of this folder change. */
export const business = {
  name: 'Bluebonnet Home Inspections',
  origin: 'https://bluebonnet.example',
  phone: { display: '(972) 555-0148', href: 'tel:+19725550148' },
  email: { display: 'hello@bluebonnet.example', href: 'mailto:hello@bluebonnet.example' },
  license: { number: '8544', label: 'TREC #8544' },
  serviceArea: 'Dallas-Fort Worth metroplex',
} as const;
