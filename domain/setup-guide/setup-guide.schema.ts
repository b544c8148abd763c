import * as z from 'zod/mini';
import { revisionField } from '#domain/records/versioned.schema.ts';

/** The steps in which an owner makes a new installation his, in their order. */
export const guideSteps = ['who', 'where', 'hours', 'prices', 'looks', 'mail', 'samples'] as const;

export type GuideStep = (typeof guideSteps)[number];
export type StepState = 'done' | 'skipped';

const steps = z.partialRecord(z.enum(guideSteps), z.enum(['done', 'skipped']));

/** The owner's progress. A step that is `done` makes what it shows the owner's, also where it is as delivered. */
export const setupGuideSchema = z.object({ revision: revisionField, steps });

export type SetupGuide = z.output<typeof setupGuideSchema>;
