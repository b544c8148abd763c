/** An invented person: wherever these texts occur, they came from a request of this test. */
export const personalData: Readonly<Record<string, string>> = {
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

const marks = /leakina|markwell|leaktest|555-8341/i;

export const hasPersonalData = (text: string): boolean => marks.test(text);
