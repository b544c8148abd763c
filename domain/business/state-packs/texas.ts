import type { StatePack } from './state-pack.ts';

export const texas: StatePack = {
  // These words, at least 10 pt (22 TAC §531.18).
  consumerNotice: {
    label: 'Texas Real Estate Commission Consumer Protection Notice',
    href: 'https://www.trec.texas.gov/sites/default/files/pdf-forms/CN%201-5_0.pdf',
  },
  // A widget on an agent's page is an advertisement (22 TAC §535.221).
  asksNameAndLicense: true,
  words: {
    state: 'Texas',
    agency: 'TREC',
    optionPeriod: '7-10 days',
    reportForm: 'REI 7-6',
    standards: 'the standards of practice of the Texas Real Estate Commission',
  },
};
