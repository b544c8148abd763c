/** Personal data of a person who turns up nowhere else: wherever it is found, it came from a request. */
export const planted: Readonly<Record<string, string>> = {
  name: 'Leakina Markwell',
  firstName: 'Leakina',
  lastName: 'Markwell',
  email: 'leakina@markwell.example',
  phone: '972-555-8341',
  address: '83 Leaktest Ln, Plano, TX',
  propertyAddress: '83 Leaktest Ln, Plano, TX',
  notes: 'Ask for Leakina Markwell.',
  message: 'Ask for Leakina Markwell.',
  note: 'Leakina Markwell was called back.',
};

/** In any case, and however an address escapes the rest. */
const marks = /leakina|markwell|leaktest|555-8341/i;

export const tellsOfAPerson = (text: string): boolean => marks.test(text);
