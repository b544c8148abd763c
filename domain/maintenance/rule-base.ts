import type { Locale } from '#domain/locale/locale.ts';
import type { Concern } from './maintenance-options.ts';
import { words as applianceWords } from './rules/appliance-rules.es.ts';
import { applianceRules } from './rules/appliance-rules.ts';
import { words as electricalWords } from './rules/electrical-rules.es.ts';
import { electricalRules } from './rules/electrical-rules.ts';
import { words as exteriorWords } from './rules/exterior-rules.es.ts';
import { exteriorRules } from './rules/exterior-rules.ts';
import { words as foundationWords } from './rules/foundation-rules.es.ts';
import { foundationRules } from './rules/foundation-rules.ts';
import { words as hvacWords } from './rules/hvac-rules.es.ts';
import { hvacRules } from './rules/hvac-rules.ts';
import { words as insulationWords } from './rules/insulation-rules.es.ts';
import { insulationRules } from './rules/insulation-rules.ts';
import { words as plumbingWords } from './rules/plumbing-rules.es.ts';
import { plumbingRules } from './rules/plumbing-rules.ts';
import { words as recordWords } from './rules/record-rules.es.ts';
import { recordRules } from './rules/record-rules.ts';
import { words as roofWords } from './rules/roof-rules.es.ts';
import { roofRules } from './rules/roof-rules.ts';
import { words as safetyWords } from './rules/safety-rules.es.ts';
import { safetyRules } from './rules/safety-rules.ts';
import { words as windowWords } from './rules/window-rules.es.ts';
import { windowRules } from './rules/window-rules.ts';
import type { TexanTipRule, TipRule, TranslatedTip } from './tip-rule.ts';

/** The rules about one part of a home, and the concern that selects them. */
export interface Subject {
  category: Record<Locale, string>;
  concern?: Concern;
  rules: readonly TipRule[];
}

interface Source extends Omit<Subject, 'rules'> {
  rules: readonly TexanTipRule[];
  spanish: Readonly<Record<string, TranslatedTip>>;
}

const sources: readonly Source[] = [
  {
    category: { en: 'HVAC', es: 'Aire acondicionado y calefacción' },
    concern: 'HVAC System Issues',
    rules: hvacRules,
    spanish: hvacWords,
  },
  {
    category: { en: 'Plumbing', es: 'Plomería' },
    concern: 'Plumbing Problems',
    rules: plumbingRules,
    spanish: plumbingWords,
  },
  {
    category: { en: 'Electrical', es: 'Electricidad' },
    concern: 'Electrical Concerns',
    rules: electricalRules,
    spanish: electricalWords,
  },
  {
    category: { en: 'Roof & Gutters', es: 'Techo y canaletas' },
    concern: 'Roof/Gutters',
    rules: roofRules,
    spanish: roofWords,
  },
  {
    category: { en: 'Foundation', es: 'Cimientos' },
    concern: 'Foundation Issues',
    rules: foundationRules,
    spanish: foundationWords,
  },
  {
    category: { en: 'Windows & Doors', es: 'Ventanas y puertas' },
    concern: 'Windows/Doors',
    rules: windowRules,
    spanish: windowWords,
  },
  {
    category: { en: 'Insulation', es: 'Aislamiento' },
    concern: 'Insulation/Energy Efficiency',
    rules: insulationRules,
    spanish: insulationWords,
  },
  {
    category: { en: 'Exterior', es: 'Exteriores' },
    concern: 'Exterior Maintenance',
    rules: exteriorRules,
    spanish: exteriorWords,
  },
  {
    category: { en: 'Safety', es: 'Seguridad' },
    concern: 'Safety/Security',
    rules: safetyRules,
    spanish: safetyWords,
  },
  {
    category: { en: 'Appliances', es: 'Electrodomésticos' },
    concern: 'Appliance Maintenance',
    rules: applianceRules,
    spanish: applianceWords,
  },
  {
    category: { en: 'Records', es: 'Documentos' },
    rules: recordRules,
    spanish: recordWords,
  },
];

const subjectsIn = (place: 'texas' | 'elsewhere'): readonly Subject[] =>
  sources.map(({ rules, spanish, ...subject }) => ({
    ...subject,
    rules: rules.map((rule) => ruleIn(place, rule, spanish[rule.id])),
  }));

function ruleIn(
  place: 'texas' | 'elsewhere',
  { elsewhere, ...texan }: TexanTipRule,
  translation: TranslatedTip | undefined,
): TipRule {
  if (!translation) throw new Error(`No Spanish for the tip "${texan.id}"`);
  const { elsewhere: spanishElsewhere, ...spanish } = translation;
  const isTexas = place === 'texas';
  const { title, estimatedCost, timeFrame, description, ...rule } = isTexas
    ? texan
    : { ...texan, ...elsewhere };
  return {
    ...rule,
    words: {
      en: { title, estimatedCost, timeFrame, description },
      es: isTexas ? spanish : { ...spanish, ...spanishElsewhere },
    },
  };
}

/** The rule base for the climate, ground and law of Texas. */
export const texanSubjects = subjectsIn('texas');

/** The same rules as they hold anywhere in the United States. */
export const generalSubjects = subjectsIn('elsewhere');
