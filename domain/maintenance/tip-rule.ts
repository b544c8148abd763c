import type { Locale } from '#domain/locale/locale.ts';
import type { HomeAge, HomeType, MaintenancePriority, Season } from './maintenance-options.ts';
import type { TipDifficulty, TipPriority } from './tip-labels.ts';

/** What a tip says, in one language. */
export interface TipWords {
  title: string;
  estimatedCost: string;
  timeFrame: string;
  description: string;
}

interface Tip extends TipWords {
  priority: TipPriority;
  difficulty: TipDifficulty;
}

/** The requests that a tip suits; a missing facet suits all. */
interface Audience {
  ages?: readonly HomeAge[];
  types?: readonly HomeType[];
  seasons?: readonly Season[];
  priorities?: readonly MaintenancePriority[];
}

/** A tip in each language, and the requests that it suits: all of them without `for`. */
export interface TipRule extends Pick<Tip, 'priority' | 'difficulty'> {
  /** Unique among the rules about one part of the home. */
  id: string;
  words: Record<Locale, TipWords>;
  for?: Audience;
}

/** A rule as it is said in Texas, and what is said in its place anywhere else in the United States; in English. */
export interface TexanTipRule extends Tip {
  id: string;
  for?: Audience;
  elsewhere?: Partial<Tip>;
}

/** The words of a rule in another language, with others for elsewhere. */
export interface TranslatedTip extends TipWords {
  elsewhere?: Partial<TipWords>;
}

/** The words of rules in another language, by id; `elsewhere` replaces the same words as in English. */
export type TipWordsById<Rules extends readonly TexanTipRule[]> = {
  readonly [Rule in Rules[number] as Rule['id']]: TipWords & {
    readonly [E in keyof Rule & 'elsewhere']: Readonly<
      Record<keyof Rule[E] & keyof TipWords, string>
    >;
  };
};

/** Types whose owner maintains walls and ground; for a condo the association does. */
export const houses = ['Single Family', 'Townhouse', 'Multi-family'] as const;

/** Types whose owner maintains the roof as well. */
export const ownRoof = ['Single Family', 'Multi-family'] as const;
