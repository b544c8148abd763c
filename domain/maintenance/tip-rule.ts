import type { HomeAge, HomeType, MaintenancePriority, Season } from './maintenance-options.ts';
import type { TipDifficulty, TipPriority } from './tip-labels.ts';

interface Tip {
  title: string;
  priority: TipPriority;
  difficulty: TipDifficulty;
  estimatedCost: string;
  timeFrame: string;
  description: string;
}

/** A tip and the requests that it suits; a facet missing in `for` suits all. */
export interface TipRule extends Tip {
  for?: {
    ages?: readonly HomeAge[];
    types?: readonly HomeType[];
    seasons?: readonly Season[];
    priorities?: readonly MaintenancePriority[];
  };
}

/** A rule as it is said in Texas, and what is said in its place anywhere else in the United States. */
export interface TexanTipRule extends TipRule {
  elsewhere?: Partial<Tip>;
}

/** Types whose owner maintains walls and ground; for a condo the association does. */
export const houses = ['Single Family', 'Townhouse', 'Multi-family'] as const;

/** Types whose owner maintains the roof as well. */
export const ownRoof = ['Single Family', 'Multi-family'] as const;
