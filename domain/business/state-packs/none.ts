import type { StatePack } from './state-pack.ts';

/** A state without rules of its own. */
export const none: StatePack = {
  consumerNotice: null,
  licenseRegister: null,
  asksNameAndLicense: false,
  words: {
    state: '',
    contractDeadline: 'inspection deadline',
    standardsOwner: 'our profession',
    standardsCode: '',
    standardsSections: '',
    soil: 'soil',
    reportHeadings: 'a standard report',
    agency: '',
    optionPeriod: '',
    reportForm: '',
    standards: 'the standards of practice of our profession',
  },
};
