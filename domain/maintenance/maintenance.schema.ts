import * as z from 'zod/mini';
import { requiredLine, requiredText } from '#domain/validation/fields.ts';
import {
  concerns,
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
} from './maintenance-options.ts';
import { tipDifficulties, tipPriorities, tipSeasons } from './tip-labels.ts';

/** The body of `POST /api/maintenance/tips` (spec §3, messages of §5). */
export const maintenanceRequestSchema = z.object({
  homeAge: z.enum(homeAges, 'home_age_missing'),
  homeType: z.enum(homeTypes, 'home_type_missing'),
  season: z.enum(seasons, 'season_missing'),
  /** Without one, the area of the business (`defaultLocation`). */
  location: z.optional(requiredLine(120, 'location_missing')),
  concerns: z._default(
    z.pipe(
      z
        .array(z.enum(concerns, 'concern_unknown'), 'concern_unknown')
        .check(z.maxLength(concerns.length, 'too_many_concerns')),
      z.transform((chosen) => [...new Set(chosen)]),
    ),
    [],
  ),
  priority: z.enum(maintenancePriorities, 'priority_missing'),
});

export type MaintenanceRequest = z.output<typeof maintenanceRequestSchema>;

const text = (max: number) => requiredText(max, 'text_missing');

const maintenanceTipSchema = z.strictObject({
  title: text(120),
  priority: z.enum(tipPriorities),
  difficulty: z.enum(tipDifficulties),
  /** A range in dollars, or `Free` in the language of the answer. */
  estimatedCost: text(60),
  timeFrame: text(60),
  category: text(60),
  description: text(600),
  season: z.enum(tipSeasons),
});

export type MaintenanceTip = z.output<typeof maintenanceTipSchema>;

/** The answer. Bounds are tight, because a language model may have written it. */
export const maintenanceAnswerSchema = z.strictObject({
  summary: text(800),
  seasonalFocus: text(800),
  professionalRecommendation: text(800),
  tips: z.array(maintenanceTipSchema).check(
    z.minLength(1),
    z.maxLength(12),
    z.refine(
      (tips) => new Set(tips.map(({ title }) => title.toLowerCase())).size === tips.length,
      'The same tip twice',
    ),
  ),
});

export type MaintenanceAnswer = z.output<typeof maintenanceAnswerSchema>;
