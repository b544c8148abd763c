import type { StatePack } from './state-pack.ts';

/** A state without rules of its own; what it says holds anywhere in the United States. */
const none: StatePack = {
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

const texas: StatePack = {
  label: 'Texas',
  law: {
    // These words, at least 10 pt (22 TAC §531.18).
    consumerNotice: {
      label: 'Texas Real Estate Commission Consumer Protection Notice',
      href: 'https://www.trec.texas.gov/sites/default/files/pdf-forms/CN%201-5_0.pdf',
    },
    licenseRegister: {
      label: 'Check the license at TREC',
      href: 'https://www.trec.texas.gov/apps/license-holder-search/',
    },
    // A widget on an agent's page is an advertisement (22 TAC §535.221).
    asksNameAndLicense: true,
  },
  climate: 'expansive clay soil, hail, 100-degree summers, hard freezes',
  words: {
    state: 'Texas',
    contractDeadline: 'option period',
    shortDeadline: 'Option',
    // One to Four Family Residential Contract (TREC), paragraph 5B.
    deadlineTime: '5 PM',
    standardsOwner: 'the state',
    standardsCode: '22 TAC 535.227-.233',
    standardsSections: '22 TAC §535.227 to §535.233',
    soil: 'clay',
    foundations: 'slab or pier and beam',
    localRisks: 'clay soil and hail',
    stormSeason: 'hail season',
    attic: 'at 140 degrees',
    reportHeadings: 'TREC form REI 7-6',
    agency: 'TREC',
    optionPeriod: '7-10 days',
    reportForm: 'REI 7-6',
    standards: 'the standards of practice of the Texas Real Estate Commission',
  },
};

/** What the law of a state asks, by the name that a profile has; `none` asks nothing. */
export const statePacks = { texas, none } satisfies Record<string, StatePack>;

export type StatePackName = keyof typeof statePacks;

export const statePackNames = Object.keys(statePacks) as [StatePackName, ...StatePackName[]];
