import type { HomeAge, HomeType, MaintenancePriority, Season } from './maintenance-options.ts';
import type { TipDifficulty, TipPriority } from './tip-labels.ts';

/** A tip of the rule base and the requests that it suits; a facet missing in `for` suits all. */
export interface TipRule {
  title: string;
  priority: TipPriority;
  difficulty: TipDifficulty;
  estimatedCost: string;
  timeFrame: string;
  description: string;
  for?: {
    ages?: readonly HomeAge[];
    types?: readonly HomeType[];
    seasons?: readonly Season[];
    priorities?: readonly MaintenancePriority[];
  };
}

/** Types whose owner maintains walls and ground; for a condo the association does. */
export const houses = ['Single Family', 'Townhouse', 'Multi-family'] as const;

/** Types whose owner maintains the roof as well. */
export const ownRoof = ['Single Family', 'Multi-family'] as const;
