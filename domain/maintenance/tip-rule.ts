import type { HomeAge, HomeType, MaintenancePriority, Season } from './maintenance-options.ts';
import type { TipDifficulty, TipPriority } from './tip-labels.ts';

/** A tip of the rule base and the homes that it is meant for. What `for` leaves out does not matter. */
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

/** Homes whose owner answers for walls and ground; a condo's association does. */
export const houses = ['Single Family', 'Townhouse', 'Multi-family'] as const;

/** Homes whose owner answers for the roof as well. */
export const ownRoof = ['Single Family', 'Multi-family'] as const;
