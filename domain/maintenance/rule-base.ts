import type { Concern } from './maintenance-options.ts';
import { applianceRules } from './rules/appliance-rules.ts';
import { electricalRules } from './rules/electrical-rules.ts';
import { exteriorRules } from './rules/exterior-rules.ts';
import { foundationRules } from './rules/foundation-rules.ts';
import { hvacRules } from './rules/hvac-rules.ts';
import { insulationRules } from './rules/insulation-rules.ts';
import { plumbingRules } from './rules/plumbing-rules.ts';
import { recordRules } from './rules/record-rules.ts';
import { roofRules } from './rules/roof-rules.ts';
import { safetyRules } from './rules/safety-rules.ts';
import { windowRules } from './rules/window-rules.ts';
import type { TexanTipRule, TipRule } from './tip-rule.ts';

/** The rules about one part of a home, and the concern that selects them. */
export interface Subject {
  category: string;
  concern?: Concern;
  rules: readonly TipRule[];
}

const subjects: readonly (Subject & { rules: readonly TexanTipRule[] })[] = [
  { category: 'HVAC', concern: 'HVAC System Issues', rules: hvacRules },
  { category: 'Plumbing', concern: 'Plumbing Problems', rules: plumbingRules },
  { category: 'Electrical', concern: 'Electrical Concerns', rules: electricalRules },
  { category: 'Roof & Gutters', concern: 'Roof/Gutters', rules: roofRules },
  { category: 'Foundation', concern: 'Foundation Issues', rules: foundationRules },
  { category: 'Windows & Doors', concern: 'Windows/Doors', rules: windowRules },
  { category: 'Insulation', concern: 'Insulation/Energy Efficiency', rules: insulationRules },
  { category: 'Exterior', concern: 'Exterior Maintenance', rules: exteriorRules },
  { category: 'Safety', concern: 'Safety/Security', rules: safetyRules },
  { category: 'Appliances', concern: 'Appliance Maintenance', rules: applianceRules },
  { category: 'Records', rules: recordRules },
];

const reworded = (word: (rule: TexanTipRule) => TipRule): readonly Subject[] =>
  subjects.map((subject) => ({ ...subject, rules: subject.rules.map(word) }));

/** The rule base for the climate, ground and law of Texas. */
export const texanSubjects = reworded(({ elsewhere: _, ...rule }) => rule);

/** The same rules as they hold anywhere in the United States. */
export const generalSubjects = reworded(({ elsewhere, ...rule }) => ({ ...rule, ...elsewhere }));
