import type { StatePack } from './state-pack.ts';

export const texas: StatePack = {
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
    // Of payment in full, or of the inspection if that was paid before (22 TAC §535.222).
    reportDays: 2,
    electronicSignatures: {
      label: 'ESIGN Act, 15 U.S.C. §7001; Texas Business & Commerce Code ch. 322',
    },
  },
  climate: 'expansive clay soil, hail, 100-degree summers, hard freezes',
  words: {
    en: {
      state: 'Texas',
      contractDeadline: 'option period',
      contractDeadlines: 'Option periods',
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
    es: {
      state: 'Texas',
      contractDeadline: 'periodo de opción',
      contractDeadlines: 'Periodos de opción',
      shortDeadline: 'Opción',
      deadlineTime: '5 p.\u00a0m.',
      standardsOwner: 'el estado',
      standardsCode: '22 TAC 535.227-.233',
      standardsSections: '22 TAC §535.227 a §535.233',
      soil: 'suelo arcilloso',
      foundations: 'losa o pilares',
      localRisks: 'el suelo arcilloso y el granizo',
      stormSeason: 'la temporada de granizo',
      attic: 'a 140 grados Fahrenheit',
      reportHeadings: 'el formulario REI 7-6 de TREC',
      agency: 'TREC',
      optionPeriod: '7 a 10 días',
      reportForm: 'REI 7-6',
      standards: 'las normas de práctica de la Texas Real Estate Commission',
    },
  },
};
