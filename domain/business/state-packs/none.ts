import type { StatePack } from './state-pack.ts';

/** A state without rules of its own; what it says holds anywhere in the United States. */
export const none: StatePack = {
  label: 'None, or another state',
  law: { consumerNotice: null, licenseRegister: null, asksNameAndLicense: false },
  climate: 'write for the soil, storms, summers and winters there',
  words: {
    state: '',
    contractDeadline: 'inspection period',
    shortDeadline: 'Inspection period',
    deadlineTime: '',
    standardsOwner: 'our profession',
    standardsCode: '',
    standardsSections: '',
    soil: 'soil',
    foundations: 'slab, basement or piers',
    localRisks: 'foundations and roofs',
    stormSeason: 'the storm season',
    attic: 'under a hot roof',
    reportHeadings: 'a standard report',
    agency: '',
    optionPeriod: '',
    reportForm: '',
    standards: 'the standards of practice of our profession',
  },
};
