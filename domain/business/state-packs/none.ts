import type { StatePack } from './state-pack.ts';

/** A state without rules of its own. */
export const none: StatePack = {
  consumerNotice: null,
  asksNameAndLicense: false,
  words: { state: '', agency: '', optionPeriod: '', reportForm: '', standards: '' },
};
