import { zoneRules } from '#domain/business/zone-rules.ts';
import type { Zone } from '../business-clock.ts';

/** A zone with daylight time, for tests that need any. */
export const centralTime: Zone = zoneRules['America/Chicago'];
