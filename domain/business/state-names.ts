/** The states of the United States and the District of Columbia, by postal code. */
const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** 'TX' as 'Texas'; a code without a name, such as that of a territory, as it is. */
export const stateName = (code: string): string => names[code] ?? code;

const codes = new Map(Object.entries(names).map(([code, name]) => [name.toLowerCase(), code]));
/** "West Virginia" before "Virginia". */
const anyName = new RegExp(
  `\\b(?:${[...codes.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** Postal codes in place of the names of states: "Athens, Georgia" as "Athens, GA". */
export const withStateCodes = (text: string): string =>
  text.replace(anyName, (name) => codes.get(name.toLowerCase()) ?? name);
